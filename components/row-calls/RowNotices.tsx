import { i18n } from '#i18n';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { problemText } from '@/lib/i18n/problem-text';
import { clockTime } from '@/lib/i18n/times';
import type { CalleeFacts } from '@/lib/offers/model';
import type { CalledModel } from './called-model';
import type { RowCallsModel } from './row-calls-model';

const MINUTE_MS = 60_000;

interface RedialLockNoticeProps {
  callee: CalleeFacts;
  called: Pick<CalledModel, 'lockedUntil'>;
  /** This callee is next: the notice says what to do. */
  next?: boolean;
}

/** Says until when a number can't be called again; nothing when it is not locked. */
export function RedialLockNotice({ callee, called, next = false }: RedialLockNoticeProps) {
  const until = called.lockedUntil(callee);
  if (until === undefined) return null;
  // Rounded up, so that the lock is certainly over at the minute shown.
  const free = clockTime(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
  return (
    <p class="redial-lock">
      {next
        ? i18n.t('audience.locked_until_hint', [free])
        : i18n.t('audience.locked_until', [free])}
    </p>
  );
}

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
