import type { CallDeps } from '@/lib/calls/deps';
import {
  isToldOfTrouble,
  sectionOfTrouble,
  type TokenTrouble,
} from '@/lib/calls/follow/token-trouble';
import { tokenTroubleText } from '@/lib/i18n/browser-ui/token-trouble-text';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import { clearNotification, notify, onNotificationClick } from '@/lib/platform/ui/notifications';

/** The name of the notification, with the section of Options that a click on it opens. */
const PREFIX = 'token:';

/** Says that a token stopped working, if the rep wants to know. */
export async function notifyOfTokenTrouble(
  { readSettings }: Pick<CallDeps, 'readSettings'>,
  { of, problem }: TokenTrouble,
): Promise<void> {
  if (!isToldOfTrouble({ of, problem }, await readSettings())) return;
  const { title, message } = tokenTroubleText(of, problem);
  await notify(PREFIX + sectionOfTrouble(of), title, message);
}

/** Opens the section of Options when the rep clicks the notification. Adds its listener at once. */
export function connectTokenNotification(): void {
  onNotificationClick((id) => {
    if (!id.startsWith(PREFIX)) return;
    void openOwnPage(`/options.html#${id.slice(PREFIX.length)}`);
    void clearNotification(id);
  });
}
