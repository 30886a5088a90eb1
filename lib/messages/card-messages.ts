import type { CountingCall, Problem } from '@/lib/calls/model';
import type { Offer } from '@/lib/offers/model';
import { sendToFrame } from '@/lib/platform/runtime';
import type { ListedNumbers, MenuTarget, MenuTargetDetails } from '@/lib/sites/model';

/** What the background may ask a frame's card script: name → body and answer. */
export interface CardMessages {
  /** The numbers that the frame holds now, in page order. */
  'list-numbers': { body: null; answer: ListedNumbers | null };
  /** Shows a countdown that began elsewhere (context menu). */
  'show-call': { body: { call: CountingCall; anchorId?: string | undefined }; answer: null };
  /** Opens the card for a number of an embedded frame. */
  'open-card': { body: { offer: Offer; anchorId?: string | undefined }; answer: null };
  /** What is around the selection or dial link that the rep right-clicked. */
  'menu-target': { body: MenuTarget; answer: MenuTargetDetails | null };
  /** Shows why there is no call, and its next step, where the rep looks. An offer can be called again. */
  'show-problem': {
    body: { problem: Problem; anchorId?: string | undefined; offer?: Offer | undefined };
    answer: null;
  };
}

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
