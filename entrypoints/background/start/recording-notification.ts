import { i18n } from '#i18n';
import type { CallDeps } from '@/lib/calls/deps';
import { shouldNotifyOfRecording } from '@/lib/calls/follow/recording-notification';
import type { Call } from '@/lib/calls/model';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { formatInternational } from '@/lib/phone/plan/format';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import { clearNotification, notify, onNotificationClick } from '@/lib/platform/ui/notifications';

/** The name of the notification, with the callee, whose calls a click on it shows. */
const PREFIX = 'recording:';

/** Says that a recording is ready, if the rep is to be told. */
export async function notifyOfRecording(deps: CallDeps, call: Call): Promise<void> {
  if (!(await shouldNotifyOfRecording(deps, call))) return;
  const { callee, calleeName } = call;
  const whom = whomInSentence(calleeName, formatInternational(callee));
  const message = i18n.t('notification.recording_ready', [whom]);
  await notify(PREFIX + callee, i18n.t('notification.recording_title'), message);
}

/** Opens the callee's calls in the log when the rep clicks the notification. Adds its listener at once. */
export function connectRecordingNotification(): void {
  onNotificationClick((id) => {
    if (!id.startsWith(PREFIX)) return;
    const search = new URLSearchParams({ search: id.slice(PREFIX.length) });
    void openOwnPage(`/dashboard.html#/calls?${search}`);
    void clearNotification(id);
  });
}
