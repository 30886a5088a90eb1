import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import type { Call, CallState } from '@/lib/calls/model';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { PopupModel } from '@/lib/state/popup/popup-model';

const running: readonly CallState[] = ['counting', 'requested'];
const lookable: readonly CallState[] = ['placed', 'unconfirmed', 'unrecorded'];

/** What a rep can do with a call of the log, and what looking again came to. */
export function CallActions({ call, model }: { call: Call; model: PopupModel }) {
  const looked = model.log.looked.value.get(call.id);
  const { callee, calleeName } = call;
  return (
    <>
      {looked?.state === 'problem' && (
        <p class="details-problem">{requestProblemText(looked.problem)}</p>
      )}
      {looked?.state === 'done' && lookable.includes(call.state) && (
        <p>{i18n.t('call.nothing_new')}</p>
      )}
      <div class="details-actions">
        {lookable.includes(call.state) && (
          <button
            type="button"
            class="ghost"
            disabled={looked?.state === 'looking'}
            onClick={() => void model.log.lookAgain(call.id)}
          >
            <Icon name="search" />
            {looked?.state === 'looking' ? i18n.t('call.checking') : i18n.t('call.check_again')}
          </button>
        )}
        {!running.includes(call.state) && (
          <button
            type="button"
            class="ghost"
            disabled={model.dial.busy.value || model.countdown.counting.value !== undefined}
            onClick={() =>
              void model.dial.callNumber({
                e164: callee,
                again: call.id,
                ...(calleeName && { calleeName }),
              })
            }
          >
            <Icon name="phone" />
            {i18n.t('call.call_again')}
          </button>
        )}
      </div>
    </>
  );
}
