import { i18n } from '#i18n';
import type { CallActions } from '@/components/calls/call-actions';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { Icon } from '@/components/shared/icons/Icon';
import type { Call } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';

interface CallNowProps {
  call: Call;
  /** Whom the row is about. */
  whom: string;
  actions: CallActions;
}

/** Calls the callee of a follow-up, checked like every call. Says here why no call was made. */
export function CallNow({ call, whom, actions }: CallNowProps) {
  const problem = actions.problemOf(call.id);
  const isWarned = problem?.code === 'call-warning';
  return (
    <>
      <button
        type="button"
        class="primary"
        disabled={actions.busy.value}
        aria-label={i18n.t(isWarned ? 'rules.call_anyway_to' : 'follow_ups.call', [whom])}
        onClick={() => void (isWarned ? actions.callAnyway() : actions.callAgain(call))}
      >
        <Icon name="phone" />
        {i18n.t(isWarned ? 'rules.call_anyway' : 'popup.call')}
      </button>
      {problem && (
        <div class="row-problem" role="alert">
          {isWarned && problem.rules ? (
            <CallWarning notice={problem.rules} now={Date.now()} />
          ) : (
            <>
              {problemText(problem)} <NextStepButton problem={problem} showLog={actions.showLog} />
            </>
          )}
        </div>
      )}
    </>
  );
}
