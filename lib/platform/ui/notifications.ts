import { browser } from '@/lib/platform/browser';

/** Shows a notification. A later one with the same id replaces it. */
export async function notify(id: string, title: string, message: string): Promise<void> {
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  await browser.notifications.create(id, { type: 'basic', iconUrl, title, message });
}

/** Removes a notification. */
export async function clearNotification(id: string): Promise<void> {
  await browser.notifications.clear(id);
}

/** Runs `react` with the id of each notification that the rep clicks. */
export function onNotificationClick(react: (id: string) => void): void {
  browser.notifications.onClicked.addListener(react);
}

/** Returns whether the browser shows our notifications; undefined where it does not tell (Firefox). */
export async function showsNotifications(): Promise<boolean | undefined> {
  const { getPermissionLevel } = browser.notifications as Partial<ChromeNotifications>;
  return getPermissionLevel ? (await getPermissionLevel()) === 'granted' : undefined;
}

/** What the polyfill's types lack. */
interface ChromeNotifications {
  getPermissionLevel(): Promise<'granted' | 'denied'>;
}
