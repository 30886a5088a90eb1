import type { Signal } from '@preact/signals';
import { i18n } from '#i18n';
import type { PublicCall } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';
import type { Offer } from '@/lib/offers/model';
import type { CallContent, CardContent } from './card-content';
import type { CardStep } from './card-step';
import { undoDecision } from './say-decision';

/** What `takeStep` needs. */
export interface StepDeps {
  ask: Ask;
  shown: Signal<CardContent | undefined>;
  show: (next: CardContent | undefined) => void;
  /** Opens the choice of a country. */
  chooseCountry: () => void;
  /** Shows a call as it is after it was looked up again. */
  update: (call: PublicCall) => void;
  /** Opens the card of an offer. */
  openFor: (offer: Offer) => void;
}

/** Does the next step that the card shows for a problem. */
export async function takeStep(deps: StepDeps, step: CardStep): Promise<void> {
  const now = deps.shown.value;
  switch (step) {
    case 'country':
      return deps.chooseCountry();
    case 'look-again':
      return now?.kind === 'call' ? lookAgain(deps, now) : undefined;
    case 'again':
      return now && 'anchor' in now ? now.anchor?.offerAgain?.() : undefined;
    case 'call-again':
      return now?.kind === 'sentence' && now.offer ? deps.openFor(now.offer) : undefined;
    case 'open-record':
      return now?.kind === 'call' ? openRecord(deps, now) : undefined;
    case 'undo-decision':
      return undoDecision(deps);
    case 'do-not-call':
      return now?.kind === 'call' ? forbid(deps, now) : undefined;
    case 'set-up':
    case 'caller-id':
    case 'options':
      return openOwnPage(deps, 'options');
    case 'call-log':
    case 'do-not-call-list':
      return openOwnPage(deps, step);
  }
}

async function openOwnPage(
  { ask, show }: StepDeps,
  page: Requests['open-own-page']['page'],
): Promise<void> {
  const answer = await ask('open-own-page', { page });
  show(answer.ok ? undefined : { kind: 'sentence', sentence: problemText(answer.error) });
}

/** Opens the record of the call and leaves the card open. */
async function openRecord({ ask, shown, show }: StepDeps, now: CallContent): Promise<void> {
  const answer = await ask('open-record', { callId: now.callId });
  if (answer.ok || shown.value !== now) return;
  show(sentenceAbout(now, problemText(answer.error)));
}

/** Puts the number of the call on the do-not-call list. */
async function forbid({ ask, shown, show }: StepDeps, now: CallContent): Promise<void> {
  const answer = await ask('forbid-called', { callId: now.callId });
  if (shown.value !== now) return;
  const sentence = answer.ok ? i18n.t('do_not_call.added_row') : problemText(answer.error);
  show(sentenceAbout(now, sentence));
}

/** A sentence about a call, where the call was shown. */
function sentenceAbout({ text, anchor }: CallContent, sentence: string): CardContent {
  return { kind: 'sentence', sentence, text, ...(anchor && { anchor }) };
}

/** Looks up an unconfirmed call again, and shows the result. */
async function lookAgain({ ask, shown, show, update }: StepDeps, now: CallContent): Promise<void> {
  const looking: CallContent = { ...now, looked: 'looking' };
  show(looking);
  const answer = await ask('look-up-unconfirmed', { callId: now.callId });
  if (shown.value !== looking) return;
  if (!answer.ok) return show({ ...now, looked: answer.error });
  const { looked: _, ...found } = now;
  show(answer.value.state === 'unconfirmed' ? { ...now, looked: 'nothing' } : found);
  update(answer.value);
}
