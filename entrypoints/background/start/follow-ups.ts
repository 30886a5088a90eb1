import { i18n } from '#i18n';
import type { CallDeps } from '@/lib/calls/deps';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { formatInternational } from '@/lib/phone/plan/format';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import { clearNotification, notify, onNotificationClick } from '@/lib/platform/ui/notifications';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import type { WrapUp } from '@/lib/wrap-up/model';
import { remind } from '@/lib/wrap-up/remind';
import type { Errors } from './errors';

const NOTICE = 'follow-ups';

/** Reminders of follow-ups. */
export interface Reminders {
  /** Looks again at what is due: a follow-up was set, moved or done. */
  onChanged(): void;
}

/**
 * Starts reminding the rep of follow-ups. `onDue` runs at each look at what is due. Adds its listeners at
 * once.
 */
export function startReminders(
  { database, now, readSettings }: CallDeps,
  onDue: () => void,
  report: Errors['report'],
): Reminders {
  const alarm = createWakeAlarm('follow-ups');
  const reminderDeps = {
    database,
    now,
    isOn: async () => (await readSettings()).remindsOfFollowUps,
    notify: async (due: readonly WrapUp[]) =>
      notify(NOTICE, i18n.t('follow_ups.due_title'), await textOf(due)),
    wakeIn: alarm.wakeIn,
    cancelWake: alarm.cancel,
  };

  function run(): void {
    onDue();
    void remind(reminderDeps).catch((error) => report('follow-ups', error));
  }

  /** One notification names the latest, and how many more there are. */
  async function textOf(due: readonly WrapUp[]): Promise<string> {
    const call = await database.calls.get(due.at(-1)?.callId ?? '');
    const whom = call ? whomAndNumber(call.calleeName, formatInternational(call.callee)) : '';
    const more = due.length - 1;
    return more > 0 ? i18n.t('follow_ups.due_more', [whom, more]) : whom;
  }

  alarm.onWake(run);
  onNotificationClick((id) => {
    if (id !== NOTICE) return;
    void openOwnPage('/dashboard.html#/followups');
    // Chromium leaves it on screen otherwise.
    void clearNotification(id);
  });
  run();
  return { onChanged: run };
}
