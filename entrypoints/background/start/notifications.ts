import { i18n } from '#i18n';
import type { CallDeps } from '@/lib/calls/deps';
import {
  sectionOfTrouble,
  shouldNotifyOfRecording,
  shouldNotifyOfTrouble,
  type TokenTrouble,
} from '@/lib/calls/follow/when-to-notify';
import type { Call } from '@/lib/calls/model';
import { tokenTroubleText } from '@/lib/i18n/browser-ui/notice-text';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { formatInternational } from '@/lib/phone/plan/format';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import { clearNotification, notify, onNotificationClick } from '@/lib/platform/ui/notifications';

/** The name of the notification, with the callee, whose calls a click on it shows. */
const RECORDING_NOTICE = 'recording:';

/** Says that a recording is ready, if the rep is to be told. */
export async function notifyOfRecording(deps: CallDeps, call: Call): Promise<void> {
  if (!(await shouldNotifyOfRecording(deps, call))) return;
  const { callee, calleeName } = call;
  const whom = whomInSentence(calleeName, formatInternational(callee));
  const message = i18n.t('notification.recording_ready', [whom]);
  await notify(RECORDING_NOTICE + callee, i18n.t('notification.recording_title'), message);
}

/** Opens the callee's calls in the log when the rep clicks the notification. Adds its listener at once. */
export function connectRecordingNotification(): void {
  onNotificationClick((id) => {
    if (!id.startsWith(RECORDING_NOTICE)) return;
    const search = new URLSearchParams({ search: id.slice(RECORDING_NOTICE.length) });
    void openOwnPage(`/dashboard.html#/calls?${search}`);
    void clearNotification(id);
  });
}

/** The name of the notification, with the section of Options that a click on it opens. */
const TOKEN_NOTICE = 'token:';

/** Says that a token stopped working, if the rep wants to know. */
export async function notifyOfTokenTrouble(
  { readSettings }: Pick<CallDeps, 'readSettings'>,
  { of, problem }: TokenTrouble,
): Promise<void> {
  if (!shouldNotifyOfTrouble({ of, problem }, await readSettings())) return;
  const { title, message } = tokenTroubleText(of, problem);
  await notify(TOKEN_NOTICE + sectionOfTrouble(of), title, message);
}

/** Opens the section of Options when the rep clicks the notification. Adds its listener at once. */
export function connectTokenNotification(): void {
  onNotificationClick((id) => {
    if (!id.startsWith(TOKEN_NOTICE)) return;
    void openOwnPage(`/options.html#${id.slice(TOKEN_NOTICE.length)}`);
    void clearNotification(id);
  });
}
