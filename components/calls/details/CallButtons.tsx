import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import type { CallActions } from '@/components/calls/call-actions';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { Icon } from '@/components/shared/icons/Icon';
import { type Call, type CallState, isInFlight, type Problem } from '@/lib/calls/model';
import { problemText, requestProblemText } from '@/lib/i18n/problem-text';

const checkable: readonly CallState[] = ['placed', 'unconfirmed', 'unrecorded'];

interface CallButtonsProps {
  call: Call;
  actions: CallActions;
  /** More buttons. */
  children?: ComponentChildren;
}

/** What a rep can do with a call of the log, and the result of checking it again. */
export function CallButtons({ call, actions, children }: CallButtonsProps) {
  const isWarned = actions.problemOf(call.id)?.code === 'call-warning';
  const forbidden = actions.forbidState(call.id);
  return (
    <>
      <div role="status" class="live">
        <CheckResult call={call} actions={actions} />
        {forbidden === 'done' && <p>{i18n.t('do_not_call.added_row')}</p>}
      </div>
      <div role="alert" class="live">
        <CallProblem call={call} actions={actions} />
        {typeof forbidden === 'object' && (
          <ProblemLine problem={forbidden} showLog={actions.showLog} />
        )}
      </div>
      <div class="details-actions">
        {checkable.includes(call.state) && <CheckButton call={call} actions={actions} />}
        {!isInFlight(call) && (
          <button
            type="button"
            class="ghost"
            disabled={actions.busy.value}
            onClick={() => void (isWarned ? actions.callAnyway() : actions.callAgain(call))}
          >
            <Icon name="phone" />
            {i18n.t(isWarned ? 'rules.call_anyway' : 'call.call_again')}
          </button>
        )}
        {!isInFlight(call) && forbidden !== 'done' && (
          <button type="button" class="ghost" onClick={() => void actions.forbid(call)}>
            <Icon name="ban" />
            {i18n.t('do_not_call.add_row')}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

type CallProps = Omit<CallButtonsProps, 'children'>;

/** What was found when the call was checked again, if its state has not changed. */
function CheckResult({ call, actions }: CallProps) {
  const checked = actions.checks.value.get(call.id);
  if (checked?.state === 'problem')
    return <p class="details-problem">{requestProblemText(checked.problem)}</p>;
  if (checked?.state !== 'done' || !checkable.includes(call.state)) return null;
  return <p>{i18n.t('call.nothing_new')}</p>;
}

/** Why calling again made no call. */
function CallProblem({ call, actions }: CallProps) {
  const problem = actions.problemOf(call.id);
  if (!problem) return null;
  if (problem.code !== 'call-warning')
    return <ProblemLine problem={problem} showLog={actions.showLog} />;
  return problem.rules && <CallWarning notice={problem.rules} now={Date.now()} />;
}

interface ProblemLineProps extends Pick<CallActions, 'showLog'> {
  problem: Problem;
}

function ProblemLine({ problem, showLog }: ProblemLineProps) {
  return (
    <div class="details-problem">
      {problemText(problem)} <NextStepButton problem={problem} showLog={showLog} />
    </div>
  );
}

function CheckButton({ call, actions }: CallProps) {
  const isChecking = actions.checks.value.get(call.id)?.state === 'looking';
  return (
    <button
      type="button"
      class="ghost"
      disabled={isChecking}
      onClick={() => void actions.checkAgain(call.id)}
    >
      <Icon name="search" />
      {isChecking ? i18n.t('call.checking') : i18n.t('call.check_again')}
    </button>
  );
}
