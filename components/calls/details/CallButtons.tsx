import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { Icon } from '@/components/ui/graphics/Icon';
import { type Call, type CallState, isInFlight } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { CallActions } from '@/lib/state/calls/dial/call-actions';

const checkable: readonly CallState[] = ['placed', 'unconfirmed', 'unrecorded'];

interface CallButtonsProps {
  call: Call;
  actions: CallActions;
  /** More buttons. */
  children?: ComponentChildren;
}

/** What a rep can do with a call of the log, and the result of checking it again. */
export function CallButtons({ call, actions, children }: CallButtonsProps) {
  const looked = actions.checks.value.get(call.id);
  const problem = actions.problemOf(call.id);
  const forbidden = actions.forbidState(call.id);
  const isWarned = problem?.code === 'call-warning';
  return (
    <>
      {looked?.state === 'problem' && (
        <p class="details-problem">{requestProblemText(looked.problem)}</p>
      )}
      {looked?.state === 'done' && checkable.includes(call.state) && (
        <p>{i18n.t('call.nothing_new')}</p>
      )}
      {problem && !isWarned && (
        <div class="details-problem" role="alert">
          {problemText(problem)} <NextStepButton problem={problem} showLog={actions.showLog} />
        </div>
      )}
      {isWarned && problem.rules && (
        <div role="alert">
          <CallWarning notice={problem.rules} now={Date.now()} />
        </div>
      )}
      {typeof forbidden === 'object' && (
        <div class="details-problem" role="alert">
          {problemText(forbidden)} <NextStepButton problem={forbidden} showLog={actions.showLog} />
        </div>
      )}
      {forbidden === 'done' && <p role="status">{i18n.t('do_not_call.added_row')}</p>}
      <div class="details-actions">
        {checkable.includes(call.state) && (
          <button
            type="button"
            class="ghost"
            disabled={looked?.state === 'looking'}
            onClick={() => void actions.checkAgain(call.id)}
          >
            <Icon name="search" />
            {looked?.state === 'looking' ? i18n.t('call.checking') : i18n.t('call.check_again')}
          </button>
        )}
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
