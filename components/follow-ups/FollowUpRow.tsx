import { i18n } from '#i18n';
import type { CallActions } from '@/components/calls/call-actions';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { WrapUpLine } from '@/components/wrap-up/CallWrapUp';
import type { Call } from '@/lib/calls/model';
import { whomOfCall } from '@/lib/i18n/after-call/call-words';
import { problemText } from '@/lib/i18n/problem-text';
import { clockTime, momentText } from '@/lib/i18n/times';
import { inOneHour, tomorrowAtNine } from '@/lib/wrap-up/follow-up-times';
import type { FollowUp, FollowUpsModel } from './follow-ups-model';

/** What the list draws from. */
export interface FollowUpListModel {
  followUps: FollowUpsModel;
  texts: NumberTexts;
  settings: SettingsModel;
  actions: CallActions;
  /** Epoch ms. */
  now: () => number;
}

interface FollowUpRowProps {
  followUp: FollowUp;
  /** The calls of all rows. */
  calls: readonly Call[];
  model: FollowUpListModel;
}

/** A follow-up: when, whom, what was noted, and what to do with it. */
export function FollowUpRow({ followUp, calls, model }: FollowUpRowProps) {
  const { followUps, texts, settings, actions, now } = model;
  const { call, wrapUp, at } = followUp;
  const text = texts.of(call.callee);
  const whom = whomOfCall(call, text, calls);
  const tomorrow = tomorrowAtNine(now());
  return (
    <li class="follow-up-row">
      <p class="follow-up-who">
        {call.calleeName && <bdi>{call.calleeName}</bdi>}
        <PhoneNumber text={text} />
      </p>
      <p class="follow-up-time">{momentText(at)}</p>
      <WrapUpLine
        stored={{ saved: wrapUp }}
        dispositions={settings.value.value?.dispositions ?? []}
      />
      <div class="follow-up-actions">
        <CallNow call={call} whom={whom} actions={actions} />
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('follow_ups.finish', [whom])}
          onClick={() => void followUps.finish(followUp)}
        >
          {i18n.t('follow_ups.done')}
        </button>
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('follow_ups.snooze_hour_of', [whom])}
          onClick={() => void followUps.snooze(followUp, inOneHour(now()))}
        >
          {i18n.t('follow_ups.snooze_hour')}
        </button>
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('follow_ups.snooze_tomorrow_of', [clockTime(tomorrow), whom])}
          onClick={() => void followUps.snooze(followUp, tomorrow)}
        >
          {i18n.t('follow_ups.snooze_tomorrow')}
        </button>
      </div>
    </li>
  );
}

interface CallNowProps {
  call: Call;
  /** Whom the row is about. */
  whom: string;
  actions: CallActions;
}

/** Calls the callee of a follow-up, checked like every call. Says here why no call was made. */
function CallNow({ call, whom, actions }: CallNowProps) {
  const problem = actions.problemOf(call.id);
  const isWarned = problem?.code === 'call-warning';
  return (
    <>
      <button
        type="button"
        class="primary"
        disabled={actions.busy.value}
        aria-label={i18n.t(isWarned ? 'rules.call_anyway_to' : 'follow_ups.call', [whom])}
        onClick={() => void (isWarned ? actions.callAnyway() : actions.callAgain(call))}
      >
        <Icon name="phone" />
        {i18n.t(isWarned ? 'rules.call_anyway' : 'popup.call')}
      </button>
      {problem && (
        <div class="row-problem" role="alert">
          {isWarned && problem.rules ? (
            <CallWarning notice={problem.rules} now={Date.now()} />
          ) : (
            <>
              {problemText(problem)} <NextStepButton problem={problem} showLog={actions.showLog} />
            </>
          )}
        </div>
      )}
    </>
  );
}
