import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import { clockTime, momentText } from '@/lib/i18n/times';
import {
  fromLocalDateTime,
  inOneHour,
  localDateTime,
  tomorrowAtNine,
} from '@/lib/wrap-up/follow-up-times';
import type { WrapUpFields } from '@/lib/wrap-up/model';

type ChosenFollowUp = WrapUpFields['followUp'];
type Choice = 'none' | 'chosen' | 'hour' | 'tomorrow' | 'own';

interface FollowUpFieldProps {
  id: string;
  followUp: ChosenFollowUp;
  onChange: (followUp: ChosenFollowUp) => void;
}

/** When to get back to the callee: soon, tomorrow morning, or at a date and time. */
export function FollowUpField({ id, followUp, onChange }: FollowUpFieldProps) {
  const [isOwn, setOwn] = useState(false);
  const now = Date.now();
  const choose = (choice: Choice) => {
    setOwn(choice === 'own');
    if (choice === 'none') onChange(undefined);
    if (choice === 'hour') onChange({ at: inOneHour(now) });
    if (choice === 'tomorrow' || choice === 'own') onChange({ at: tomorrowAtNine(now) });
  };
  return (
    <div class="field follow-up">
      <label for={id}>{i18n.t('wrap_up.follow_up')}</label>
      <Select
        id={id}
        value={choiceOf(followUp, isOwn)}
        choices={choicesAt(now, followUp)}
        onChoose={choose}
      />
      {isOwn && followUp && (
        <input
          type="datetime-local"
          aria-label={i18n.t('wrap_up.follow_up_time')}
          value={localDateTime(followUp.at)}
          onInput={(event) => {
            const at = fromLocalDateTime(event.currentTarget.value);
            if (at !== undefined) onChange({ at });
          }}
        />
      )}
    </div>
  );
}

function choiceOf(followUp: ChosenFollowUp, isOwn: boolean): Choice {
  if (!followUp) return 'none';
  return isOwn ? 'own' : 'chosen';
}

function choicesAt(now: number, followUp: ChosenFollowUp): { value: Choice; words: string }[] {
  return [
    { value: 'none', words: i18n.t('wrap_up.no_follow_up') },
    ...(followUp ? [{ value: 'chosen' as const, words: followUpText(followUp) }] : []),
    { value: 'hour', words: i18n.t('wrap_up.in_one_hour', [clockTime(inOneHour(now))]) },
    { value: 'tomorrow', words: i18n.t('wrap_up.tomorrow', [clockTime(tomorrowAtNine(now))]) },
    { value: 'own', words: i18n.t('wrap_up.own_time') },
  ];
}

/** Returns when a follow-up is, or was. */
export function followUpText({ at, doneAt }: NonNullable<WrapUpFields['followUp']>): string {
  const when = momentText(at);
  return doneAt === undefined
    ? i18n.t('wrap_up.follow_up_at', [when])
    : i18n.t('wrap_up.follow_up_done', [when]);
}
