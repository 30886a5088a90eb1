import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { type NextStep, nextStep } from '@/lib/words/next-step';

interface NextStepButtonProps {
  problem: Problem;
  /** Calls again; absent where a call may have been placed. */
  tryAgain?: (() => void) | undefined;
}

/** The one next step for a problem, as a button; nothing where there is none. */
export function NextStepButton({ problem, tryAgain }: NextStepButtonProps) {
  const step = nextStep(problem);
  if (!step) return null;
  if (step === 'try-again') {
    return tryAgain ? <Step words={i18n.t('popup.try_again')} onClick={tryAgain} /> : null;
  }
  if (step === 'other-caller-id') {
    return <Step words={i18n.t('popup.other_caller_id')} onClick={focusCallerId} />;
  }
  return (
    <a class="ghost" href={optionsAt(step)} target="_blank" rel="noopener">
      {i18n.t('dashboard.open_options')}
    </a>
  );
}

function Step({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" class="ghost" onClick={onClick}>
      {words}
    </button>
  );
}

function optionsAt(section: Exclude<NextStep, 'try-again' | 'other-caller-id'>): string {
  return `/options.html#${section}`;
}

function focusCallerId(): void {
  document.getElementById('leg-did')?.focus();
}
