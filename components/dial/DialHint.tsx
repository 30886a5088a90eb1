import { i18n } from '#i18n';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import type { Problem } from '@/lib/calls/model';
import type { DialPreview } from '@/lib/offers/model';
import { CountryChoices } from './CountryChoices';
import type { DialModel } from './dial-model';
import './dial.css';
import { factsText } from '@/lib/i18n/facts-text';
import { problemText } from '@/lib/i18n/problem-text';

interface DialHintProps {
  dial: DialModel;
  /** Epoch ms. */
  now: () => number;
  showLog: () => void;
}

/** The line under the dial field: who and where, or why the number can't be called. */
export function DialHint({ dial, now, showLog }: DialHintProps) {
  const { preview, problem, calleeName } = dial;
  const shown = preview.value;
  const refused = problem.value;
  const written = shown && writtenAs(shown, dial.text.value);
  const facts =
    shown?.facts && [calleeName.value, factsText(shown.facts, now())].filter(Boolean).join(' · ');
  const trouble = refused ?? (isPassing(shown?.problem) ? undefined : shown?.problem);
  const notice = refused?.code === 'call-warning' ? refused.rules : !refused && shown?.warning;
  return (
    <>
      {(written || facts) && (
        <p>
          {written && <PhoneNumber text={written} />}
          {written && facts && ' · '}
          {facts}
        </p>
      )}
      {!shown && !trouble && <p>{i18n.t('popup.any_format')}</p>}
      {trouble && !notice && (
        <p class={refused ? 'hint-problem' : undefined}>{problemText(trouble)}</p>
      )}
      {notice && <CallWarning notice={notice} now={now()} />}
      <CountryChoices choices={shown?.choices} onChoose={dial.fill} />
      {refused && (
        <NextStepButton problem={refused} tryAgain={() => void dial.tryAgain()} showLog={showLog} />
      )}
      {refused?.code === 'called-just-now' && shown?.repeatedCallId && (
        <button type="button" class="ghost" onClick={() => void dial.callAnyway()}>
          <Icon name="phone" />
          {i18n.t('call.call_again')}
        </button>
      )}
    </>
  );
}

/** Returns whether a problem passes without action. It is shown only after a press of Call. */
function isPassing(problem: Problem | undefined): boolean {
  return problem?.code === 'called-just-now' || problem?.code === 'call-in-progress';
}

/** Returns the formatted number, even if incomplete; `undefined` when the field shows the same. */
function writtenAs({ facts, problem, formatted }: DialPreview, typed: string): string | undefined {
  const written = facts?.text ?? (problem?.code === 'too-short' ? formatted : undefined);
  return written === typed ? undefined : written;
}
