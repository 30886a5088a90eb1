/**
 * What the rep can do about a problem: try again, open Options, look into the log.
 * Every view that says why there was no call shows this button beside the words.
 * It reads the problem's code only; lib/i18n/next-step says which step fits which code.
 * It never calls by itself: where a call may have been placed, the step is the log, not another call.
 */

import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { type NextStep, nextStep, pageOfStep } from '@/lib/i18n/next-step';

interface NextStepButtonProps {
  problem: Problem;
  /** Calls again; absent if a call may have been placed, or if a button to call is right there. */
  tryAgain?: (() => void) | undefined;
  /** Shows the call log in this page; absent if the dashboard is to show it. Calls nobody. */
  showLog?: (() => void) | undefined;
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
      return <PageLink step={step} words={i18n.t('do_not_call.open')} />;
    case 'call-anyway':
      return tryAgain ? <Step words={i18n.t('rules.call_anyway')} onClick={tryAgain} /> : null;
    case 'call-log':
      return showLog ? (
        <Step words={i18n.t('popup.check_log')} onClick={showLog} />
      ) : (
        <PageLink step={step} words={i18n.t('popup.check_log')} />
      );
    case 'other-caller-id':
      return <Step words={i18n.t('popup.choose_caller_id')} onClick={chooseCallerId} />;
    default:
      return <PageLink step={step} words={i18n.t('dashboard.open_options')} />;
  }
}

function PageLink({ step, words }: { step: NextStep; words: string }) {
  const page = pageOfStep(step);
  return page ? (
    <a class="ghost" href={page} target="_blank" rel="noopener">
      {words}
    </a>
  ) : null;
}

function Step({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" class="ghost" onClick={onClick}>
      {words}
    </button>
  );
}

/** The choice is in the popup and the side panel. The dashboard has none, so Options opens. */
function chooseCallerId(): void {
  const field = document.getElementById('leg-did');
  if (field) field.focus();
  else window.open(pageOfStep('dids'), '_blank', 'noopener');
}
