import { browser } from '@/lib/platform/browser';

const COLOURS = { call: '#0b7a4b', trouble: '#b3261e' };

/** The text on the toolbar icon. */
export interface ShownBadge {
  text: string;
  tooltip: string;
  tone: keyof typeof COLOURS;
}

/** Shows a short text on the toolbar icon, in every tab, and a longer one as its tooltip. */
export async function showBadge({ text, tooltip, tone }: ShownBadge): Promise<void> {
  const { action } = browser;
  // Started together: with an await in between, clearBadge() could run first, and this text would stay.
  await Promise.all([
    action.setBadgeBackgroundColor({ color: COLOURS[tone] }),
    action.setBadgeText({ text }),
    action.setTitle({ title: tooltip }),
  ]);
}

/** Takes the text off the icon. `tooltip` is the one that it has otherwise. */
export async function clearBadge(tooltip: string): Promise<void> {
  const { action } = browser;
  await Promise.all([action.setBadgeText({ text: '' }), action.setTitle({ title: tooltip })]);
}
