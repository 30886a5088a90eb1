import { browser } from '@/lib/platform/browser';
import { COUNTDOWN } from '@/lib/platform/page/countdown-port';

/** Calls back with the id of each call whose countdown cannot be seen on its page any more. */
export function onCountdownLeft(react: (callId: string) => void): void {
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    if (!name.startsWith(COUNTDOWN) || sender?.id !== browser.runtime.id) return;
    onDisconnect.addListener(() => react(name.slice(COUNTDOWN.length)));
  });
}
