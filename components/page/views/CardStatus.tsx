import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CountdownModel } from '@/components/countdown/countdown-model';
import type { OpenCard } from '@/components/page/model/card-content';
import type { CardModel } from '@/components/page/model/card-model';
import { problemText } from '@/lib/i18n/problem-text';
import { ruleSentence } from '@/lib/i18n/rule-text';
import { distrustText } from './CardParts';
import { lineOf } from './CountdownCard';
import { outcomeWords } from './OutcomeCard';

interface CardStatusProps {
  model: Pick<CardModel, 'shown' | 'distrust'>;
  countdown: Pick<CountdownModel, 'counting' | 'outcome' | 'problem' | 'isTooLate' | 'remainingMs'>;
}

/**
 * Tells screen readers what happens on the card, each event once. It is drawn empty with the button or card, before its
 * words: only a change in a known region is announced. The words are drawn from attributes, as all text of the card.
 */
export function CardStatus(props: CardStatusProps) {
  const words = wordsOf(props);
  const [spoken, setSpoken] = useState<string[]>([]);
  useEffect(() => setSpoken(words), [words.join()]);
  return (
    <div class="spoken" role="status">
      {spoken.map((sentence) => (
        <p key={sentence} data-text={sentence} />
      ))}
    </div>
  );
}

function wordsOf({ model, countdown }: CardStatusProps): string[] {
  const shown = model.shown.value;
  if (shown?.kind === 'sentence') return [shown.sentence];
  if (shown?.kind === 'call') return callWords(countdown, shown.looked);
  const distrust = model.distrust.value;
  if (distrust) return [distrustText(distrust)];
  return shown?.kind === 'card' ? cardWords(shown) : [];
}

function callWords(
  { counting, outcome, problem, isTooLate, remainingMs }: CardStatusProps['countdown'],
  looked: Parameters<typeof outcomeWords>[1],
): string[] {
  if (!counting.value) {
    if (outcome.value) return outcomeWords(outcome.value, looked);
    return problem.value ? [problemText(problem.value)] : [];
  }
  const line = lineOf(remainingMs.value, isTooLate.value, problem.value);
  if (problem.value || isTooLate.value || remainingMs.value === 0) return [line];
  const { calleeName, text } = counting.value;
  return [i18n.t('card.calling', [calleeName ?? text]), line];
}

/** What became of the last press; else what speaks against the call, or that a colleague made one. */
function cardWords({ offer, problem, isRequesting }: OpenCard): string[] {
  if (isRequesting) return [i18n.t('card.requesting')];
  if (problem) return [problemText(problem)];
  if (offer.blocked) return [problemText(offer.blocked)];
  const warnings = offer.warning?.because.map(ruleSentence) ?? [];
  return [...warnings, ...(offer.colleagueText ? [offer.colleagueText] : [])];
}
