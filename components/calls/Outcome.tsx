import { i18n } from '#i18n';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Remark, type Tone } from '@/components/ui/Remark';
import type { Call, CallState } from '@/lib/calls/model';
import { callProblemText } from '@/lib/i18n/call-text';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import { NextStepButton } from './NextStepButton';
import { showLog } from './show-log';

const looks: Record<CallState, { tone: Tone; icon: IconName }> = {
  counting: { tone: 'soft', icon: 'clock' },
  requested: { tone: 'soft', icon: 'dots' },
  placed: { tone: 'call', icon: 'check' },
  recorded: { tone: 'call', icon: 'check' },
  unrecorded: { tone: 'soft', icon: 'dash' },
  refused: { tone: 'stop', icon: 'alert' },
  unconfirmed: { tone: 'warn', icon: 'question' },
  cancelled: { tone: 'soft', icon: 'undo' },
};

/** One clear sentence on how a call came out, until it is closed or the next call begins. */
export function Outcome({ call, model }: { call: Call; model: PopupModel }) {
  return (
    <Remark {...looks[call.state]}>
      <div class="outcome">
        <p>{sentence(call, whomInSentence(call.calleeName, model.texts.of(call.callee)))}</p>
        <button
          type="button"
          class="plain"
          aria-label={i18n.t('call.close')}
          onClick={() => model.countdown.dismiss()}
        >
          <Icon name="cross" />
        </button>
      </div>
      <Step call={call} model={model} />
    </Remark>
  );
}

/** A call in doubt is looked up; calling again is offered only where nothing was called. */
function Step({ call, model }: { call: Call; model: PopupModel }) {
  const { id, callee, calleeName, state, problem } = call;
  const inDoubt = state === 'unconfirmed';
  const notCalled = state === 'refused' || state === 'cancelled';
  const again = { e164: callee, again: id, ...(calleeName && { calleeName }) };
  return (
    <>
      {inDoubt && (
        <button type="button" class="ghost" onClick={() => void model.log.lookAgain(id)}>
          {i18n.t('call.check_again')}
        </button>
      )}{' '}
      {problem && (
        <NextStepButton
          problem={problem}
          tryAgain={notCalled ? () => void model.dial.callNumber(again) : undefined}
          showLog={() => showLog(model)}
        />
      )}
    </>
  );
}

function sentence(call: Call, whom: string): string {
  const problem = callProblemText(call);
  if (problem) return problem;
  if (call.state === 'cancelled') return problemText({ code: 'undone' });
  return i18n.t('call.requested', [whom]);
}
