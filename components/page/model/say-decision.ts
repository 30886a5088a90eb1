import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { problemText } from '@/lib/i18n/problem-text';
import type { Ask } from '@/lib/messages/client';
import type { Offer } from '@/lib/offers/model';
import type { CardContent } from './card-content';

interface DecisionDeps {
  ask: Ask;
  shown: ReadonlySignal<CardContent | undefined>;
  show: (next: CardContent | undefined) => void;
}

/** Says of the open card's number that it is none on this site, or always one, and offers to take that back. */
export async function sayDecision({ ask, shown, show }: DecisionDeps): Promise<void> {
  const now = shown.value;
  if (now?.kind !== 'card' || now.isRequesting || !now.offer.canDecide) return;
  const { offer, anchor } = now;
  const requesting = { ...now, isRequesting: true };
  show(requesting);
  const is = decisionOn(offer);
  const answer = await ask('decide-number', { offerId: offer.offerId, is });
  if (shown.value !== requesting) return;
  if (!answer.ok) return show({ ...now, problem: answer.error });
  const about = { text: offer.text, offer, ...(anchor && { anchor }) };
  const sentence = i18n.t(is === 'none' ? 'card.not_number_done' : 'card.always_number_done');
  show({ kind: 'sentence', sentence, step: 'undo-decision', ...about });
}

/** Takes back what the rep said of an offer's text. */
export async function undoDecision({ ask, shown, show }: DecisionDeps): Promise<void> {
  const now = shown.value;
  if (now?.kind !== 'sentence' || !now.offer) return;
  const answer = await ask('decide-number', { offerId: now.offer.offerId });
  if (shown.value !== now) return;
  show(answer.ok ? undefined : { kind: 'sentence', sentence: problemText(answer.error) });
}

/** Returns what the rep can say of an offer's text. */
export function decisionOn({ doubtful }: Pick<Offer, 'doubtful'>): 'none' | 'number' {
  return doubtful ? 'number' : 'none';
}
