import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { SkipReason } from '@/lib/campaigns/model';
import { clockTime } from '@/lib/i18n/times';
import { fromLocalDateTime, localDateTime, tomorrowAtNine } from '@/lib/wrap-up/follow-up-times';
import { SKIP_REASONS, skipReasonText } from './contact/queue-texts';

/** Asks why a contact is skipped. Each answer skips. */
export function SkipPanel({ onSkip }: { onSkip: (reason: SkipReason) => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset>
      <legend>{i18n.t('queue.skip_why')}</legend>
      <div class="queue-choices">
        {SKIP_REASONS.map((reason, at) => (
          <button
            key={reason}
            ref={at === 0 ? first : null}
            type="button"
            class="ghost"
            onClick={() => onSkip(reason)}
          >
            {skipReasonText(reason)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const HOUR_MS = 3_600_000;

interface LaterPanelProps {
  now: () => number;
  /** With a time (epoch ms), or without one: to the end of the queue. */
  onLater: (at?: number) => void;
}

/** Asks when a contact is called instead. */
export function LaterPanel({ now, onLater }: LaterPanelProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => first.current?.focus(), []);
  const at = appointmentAt(typed, now());
  return (
    <fieldset>
      <legend>{i18n.t('queue.later_when')}</legend>
      <div class="queue-choices">
        <button ref={first} type="button" class="ghost" onClick={() => onLater()}>
          {i18n.t('queue.later_end')}
        </button>
        <button type="button" class="ghost" onClick={() => onLater(now() + HOUR_MS)}>
          {i18n.t('queue.later_hour')}
        </button>
        <button type="button" class="ghost" onClick={() => onLater(tomorrowAtNine(now()))}>
          {i18n.t('queue.later_tomorrow', [clockTime(tomorrowAtNine(now()))])}
        </button>
        <form
          class="queue-time"
          onSubmit={(event) => {
            event.preventDefault();
            if (at !== undefined) onLater(at);
          }}
        >
          <label for="later-at">{i18n.t('queue.later_at')}</label>
          <input
            id="later-at"
            type="datetime-local"
            class="control"
            value={typed}
            min={localDateTime(now())}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" class="ghost" disabled={at === undefined}>
            {i18n.t('queue.later_set')}
          </button>
        </form>
      </div>
    </fieldset>
  );
}

/** Reads the time of a `datetime-local` field, epoch ms; undefined unless it is still to come. */
export function appointmentAt(value: string, now: number): number | undefined {
  const at = fromLocalDateTime(value);
  return at !== undefined && at > now ? at : undefined;
}
