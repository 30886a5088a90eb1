import type { Offer } from '@/lib/messages/answers';
import type { ask } from '@/lib/messages/client';
import { anchorOf } from './anchor';
import { readCallees } from './callees';
import type { Anchor, CardHandle } from './card-handle';
import type { NumberClick } from './clicks';
import type { Pointed } from './hit-test';
import { pageFacts } from './page-facts';
import type { Finding } from './wake';

/** Shows on the card what can be called at a number of the page. */
export interface Offering {
  /** The rep rests on this number: its button is shown. */
  offer(mark: Pointed, found: Finding): Promise<void>;
  /** The rep clicked this number: its card is opened. */
  open(click: NumberClick): Promise<void>;
  /** The rep went elsewhere: an idle button goes. */
  leave(): void;
  /** Whether a number is offered now. */
  isOffering(): boolean;
}

/** Offers one number at a time; `pointer` tells where the rep's is, in viewport pixels. */
export function createOffering(
  card: CardHandle,
  tell: typeof ask,
  pointer: () => { x: number; y: number },
): Offering {
  let shown: Pointed | undefined;
  /** The number that was clicked last. */
  let clicked: Pointed | undefined;
  /** Counts what was asked: only the answer to the last is shown. */
  let turn = 0;

  /** One anchor a number: a card that opens again stays where it was. */
  const anchors = new WeakMap<Pointed, Anchor>();
  const anchorFor = (mark: Pointed, found: Finding): Anchor => {
    const again = () => void open({ mark, found, byKey: false });
    const anchor = anchors.get(mark) ?? { ...anchorOf(mark, found.marks), again, pointer };
    anchors.set(mark, anchor);
    return anchor;
  };
  const leave = () => {
    if (!shown) return;
    shown = undefined;
    turn++;
    card.withdraw();
    void tell('point', {});
  };
  const show = (offered: Offer, mark: Pointed, found: Finding) => {
    // What only looks like a number gets no button: the context menu alone offers it.
    if (!offered.doubtful) card.offer(offered, anchorFor(mark, found));
    void tell('point', { offerId: offered.offerId });
  };
  const open: Offering['open'] = async ({ mark, found, byKey }) => {
    if (card.calling()) return;
    shown = mark;
    clicked = mark;
    turn++;
    const answer = await tell('offer', { ...offerOf(mark), ...pageFacts(found) });
    // The last click counts, wherever the pointer went meanwhile.
    if (clicked !== mark || card.calling()) return;
    if (!answer.ok) return card.say(answer.error);
    card.open(answer.value, anchorFor(mark, found), byKey);
    void tell('point', { offerId: answer.value.offerId });
  };
  return {
    async offer(mark, found) {
      if (mark === shown || card.busy()) return;
      leave();
      shown = mark;
      const mine = ++turn;
      const answer = await tell('offer', { ...offerOf(mark), ...pageFacts(found) });
      if (mine !== turn) return;
      if (answer.ok && !found.signal.aborted) show(answer.value, mark, found);
      else shown = undefined;
    },
    open,
    leave,
    isOffering: () => shown !== undefined,
  };
}

function offerOf(mark: Pointed) {
  return { ...readCallees()(mark), start: mark.found?.start ?? 0 };
}
