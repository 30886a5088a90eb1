import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { type Call, type CallState, isInFlight } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { CallActions } from '@/lib/state/calls/dial/call-actions';

const checkable: readonly CallState[] = ['placed', 'unconfirmed', 'unrecorded'];

/** What a rep can do with a call of the log, and the result of checking it again. */
export function CallButtons({ call, actions }: { call: Call; actions: CallActions }) {
  const looked = actions.checks.value.get(call.id);
  const problem = actions.problemOf(call.id);
  return (
    <>
      {looked?.state === 'problem' && (
        <p class="details-problem">{requestProblemText(looked.problem)}</p>
      )}
      {looked?.state === 'done' && checkable.includes(call.state) && (
        <p>{i18n.t('call.nothing_new')}</p>
      )}
      {problem && (
        <p class="details-problem" role="alert">
          {problemText(problem)}
        </p>
      )}
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
            onClick={() => void actions.callAgain(call)}
          >
            <Icon name="phone" />
            {i18n.t('call.call_again')}
          </button>
        )}
      </div>
    </>
  );
}
