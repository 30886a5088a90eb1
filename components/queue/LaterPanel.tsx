import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { clockTime } from '@/lib/i18n/times';
import { localDateTime, tomorrowAtNine } from '@/lib/wrap-up/follow-up-times';
import { appointmentAt } from './appointment';

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
