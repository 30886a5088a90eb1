import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { nextStep, type OptionsSection } from '@/lib/i18n/next-step';

interface NextStepButtonProps {
  problem: Problem;
  /** Calls again; absent if a call may have been placed. */
  tryAgain?: (() => void) | undefined;
  /** Shows the call log. Calls nobody. */
  showLog: () => void;
}

/** The next step for a problem, as a button; empty if there is none. */
export function NextStepButton({ problem, tryAgain, showLog }: NextStepButtonProps) {
  const step = nextStep(problem);
  switch (step) {
    case undefined:
      return null;
    case 'try-again':
      return tryAgain ? <Step words={i18n.t('popup.try_again')} onClick={tryAgain} /> : null;
    case 'do-not-call-list':
      return (
        <a class="ghost" href="/dashboard.html#/donotcall" target="_blank" rel="noopener">
          {i18n.t('do_not_call.open')}
        </a>
      );
    case 'call-anyway':
      return tryAgain ? <Step words={i18n.t('rules.call_anyway')} onClick={tryAgain} /> : null;
    case 'call-log':
      return <Step words={i18n.t('popup.check_log')} onClick={showLog} />;
    case 'other-caller-id':
      return <Step words={i18n.t('popup.choose_caller_id')} onClick={focusCallerId} />;
    default:
      return (
        <a class="ghost" href={optionsAt(step)} target="_blank" rel="noopener">
          {i18n.t('dashboard.open_options')}
        </a>
      );
  }
}

function Step({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" class="ghost" onClick={onClick}>
      {words}
    </button>
  );
}

function optionsAt(section: OptionsSection): string {
  return `/options.html#${section}`;
}

function focusCallerId(): void {
  document.getElementById('leg-did')?.focus();
}
