import { i18n } from '#i18n';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { CountdownModel } from './countdown-model';
import { outcomeText } from './Outcome';

interface CallStatusProps {
  countdown: Pick<CountdownModel, 'counting' | 'isTooLate' | 'outcome' | 'problem' | 'remainingMs'>;
  texts: NumberTexts;
}

/**
 * Tells screen readers what happens to the call, each state once. A view has it from the start: only a change in a
 * known region is announced. It has no buttons: each that comes or goes would repeat the sentence.
 */
export function CallStatus(props: CallStatusProps) {
  return (
    <div class="visually-hidden" role="status">
      {sentences(props).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

function sentences({ countdown, texts }: CallStatusProps): string[] {
  const { counting, outcome, problem, isTooLate, remainingMs } = countdown;
  if (problem.value) return [problemText(problem.value)];
  if (outcome.value) return [outcomeText(outcome.value, texts)];
  if (!counting.value) return [];
  if (isTooLate.value) return [i18n.t('call.too_late')];
  if (remainingMs.value === 0) return [i18n.t('call.requesting')];
  const { calleeName, text } = counting.value;
  return [
    i18n.t('call.calling', [whomInSentence(calleeName, text)]),
    i18n.t('call.their_phone_first'),
  ];
}
