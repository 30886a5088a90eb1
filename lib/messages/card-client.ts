import { sendToFrame } from '@/lib/platform/runtime';
import type { CardMessages } from './card-messages';

/** Asks the card script of one frame; `undefined` when none answers there. */
export async function askCard<N extends keyof CardMessages>(
  { tabId, frameId }: { tabId: number; frameId: number },
  name: N,
  body: CardMessages[N]['body'],
): Promise<CardMessages[N]['answer'] | undefined> {
  try {
    return (await sendToFrame(tabId, frameId, { name, body })) as CardMessages[N]['answer'];
  } catch {
    return undefined;
  }
}
