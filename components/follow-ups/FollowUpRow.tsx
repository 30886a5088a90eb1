import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { WrapUpLine } from '@/components/wrap-up/WrapUpLine';
import type { Call } from '@/lib/calls/model';
import { whomOfCall } from '@/lib/i18n/after-call/whom-of-call';
import { clockTime, momentText } from '@/lib/i18n/times';
import { inOneHour, tomorrowAtNine } from '@/lib/wrap-up/follow-up-times';
import { CallNow } from './CallNow';
import type { FollowUpListModel } from './follow-up-list';
import type { FollowUp } from './watch-follow-ups';

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
