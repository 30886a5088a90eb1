import type { Ask } from '@/lib/messages/client';
import type { Delay } from '@/lib/page/schedule/delay';

/** How long it waits before it asks again, in milliseconds: doubled each time. */
const FIRST_WAIT = 1000;
const MAX_WAIT = 60_000;

/** Asks the background to inject the finder's script into this frame, until it has. */
export async function requestFinder(ask: Ask, delay: Delay, wait = FIRST_WAIT): Promise<void> {
  const answer = await ask('finder', {});
  if (answer.ok) return;
  delay(() => void requestFinder(ask, delay, Math.min(2 * wait, MAX_WAIT)), wait);
}
