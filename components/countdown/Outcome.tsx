import { i18n } from '#i18n';
import { RecordLink } from '@/components/calls/CallRecord';
import type { CallActions } from '@/components/calls/call-actions';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { Remark, type Tone } from '@/components/shared/notices/Remark';
import type { Call, CallState, PublicCall } from '@/lib/calls/model';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { callProblemText, problemText } from '@/lib/i18n/problem-text';

const looks: Record<CallState, { tone: Tone; icon: IconName }> = {
  counting: { tone: 'soft', icon: 'clock' },
  requested: { tone: 'soft', icon: 'dots' },
  placed: { tone: 'call', icon: 'check' },
  recorded: { tone: 'call', icon: 'check' },
  unrecorded: { tone: 'soft', icon: 'dash' },
  refused: { tone: 'stop', icon: 'alert' },
  unconfirmed: { tone: 'warn', icon: 'question' },
  cancelled: { tone: 'soft', icon: 'back' },
};

interface OutcomeProps {
  call: PublicCall & Pick<Call, 'record'>;
  texts: NumberTexts;
  actions: CallActions;
  dismiss: () => void;
  /** Whether a call without trouble is not shown: `CallStatus` tells it to screen readers. */
  isBrief?: boolean;
}

/** The outcome of a call in one sentence, until it is closed or the next call starts. */
export function CallOutcome({ call, texts, actions, dismiss, isBrief = false }: OutcomeProps) {
  if (isBrief && call.state === 'placed') return null;
  return (
    <Remark {...looks[call.state]}>
      <div class="outcome">
        <p>{outcomeText(call, texts)}</p>
        <button
          type="button"
          class="plain"
          aria-label={i18n.t('call.close')}
          onClick={() => dismiss()}
        >
          <Icon name="cross" />
        </button>
      </div>
      <OutcomeStep call={call} actions={actions} />
      <RecordLink record={call.record} />
    </Remark>
  );
}

/** Offers to call again only where nobody was called. An unconfirmed call can be checked. */
function OutcomeStep({ call, actions }: Pick<OutcomeProps, 'call' | 'actions'>) {
  const { id, state, problem } = call;
  const notCalled = state === 'refused' || state === 'cancelled';
  const again = actions.problemOf(id);
  const callAgain = () =>
    again?.code === 'call-warning' ? actions.callAnyway() : actions.callAgain(call);
  return (
    <>
      {again && <p role="alert">{problemText(again)}</p>}
      {state === 'unconfirmed' && (
        <button type="button" class="ghost" onClick={() => void actions.checkAgain(id)}>
          {i18n.t('call.check_again')}
        </button>
      )}{' '}
      {problem && (
        <NextStepButton
          problem={problem}
          tryAgain={notCalled ? () => void callAgain() : undefined}
          showLog={actions.showLog}
        />
      )}
    </>
  );
}

/** Returns the outcome of a call in one sentence. */
export function outcomeText(call: PublicCall, texts: NumberTexts): string {
  const problem = callProblemText(call);
  if (problem) return problem;
  if (call.state === 'cancelled') return problemText({ code: 'cancelled-by-rep' });
  return i18n.t('call.requested', [whomInSentence(call.calleeName, texts.of(call.callee))]);
}
