import { i18n } from '#i18n';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { problemText } from '@/lib/i18n/problem-text';
import type { RowCallsModel } from './row-calls-model';

interface RowProblemProps {
  rowCalls: RowCallsModel;
  /** Key of the row. */
  of: string;
  /** Whom the row is about, so that two rows' buttons have two names. */
  whom: string;
}

/** Why the last press made no call, at its row. A warning can be overruled here. */
export function RowProblem({ rowCalls, of, whom }: RowProblemProps) {
  const refused = rowCalls.refused.value;
  if (refused?.key !== of) return null;
  const { problem } = refused;
  const isWarning = problem.code === 'call-warning';
  return (
    <div class="row-problem" role="alert">
      {!isWarning && (
        <>
          {problemText(problem)} <NextStepButton problem={problem} />
        </>
      )}
      {isWarning && problem.rules && <CallWarning notice={problem.rules} now={Date.now()} />}
      {isWarning && (
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('rules.call_anyway_to', [whom])}
          onClick={() => void rowCalls.callAnyway()}
        >
          {i18n.t('rules.call_anyway')}
        </button>
      )}
    </div>
  );
}
