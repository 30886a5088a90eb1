import { browser } from '@/lib/platform/browser';

const COLOUR = '#0b7a4b';

/** Shows a short text on the toolbar icon, in every tab, and a longer one as its tooltip. */
export async function showBadge(text: string, tooltip: string): Promise<void> {
  await browser.action.setBadgeBackgroundColor({ color: COLOUR });
  await browser.action.setBadgeText({ text });
  await browser.action.setTitle({ title: tooltip });
}

/** Takes the text off the icon. `tooltip` is the one that it has otherwise. */
export async function clearBadge(tooltip: string): Promise<void> {
  await browser.action.setBadgeText({ text: '' });
  await browser.action.setTitle({ title: tooltip });
}
