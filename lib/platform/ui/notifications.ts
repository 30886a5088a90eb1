import { browser } from '@/lib/platform/browser';

/** Shows a notification under an id; a later one with the same id takes its place. */
export async function notify(id: string, title: string, message: string): Promise<void> {
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  await browser.notifications.create(id, { type: 'basic', iconUrl, title, message });
}

/** Takes a notification away. */
export async function clearNotification(id: string): Promise<void> {
  await browser.notifications.clear(id);
}

/** Calls back with the id of a notification that the rep clicked. */
export function onNotificationClick(react: (id: string) => void): void {
  browser.notifications.onClicked.addListener(react);
}
