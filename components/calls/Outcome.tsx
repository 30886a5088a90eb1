import { i18n } from '#i18n';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Remark, type Tone } from '@/components/ui/Remark';
import type { Call, CallState } from '@/lib/calls/model';
import type { PopupModel } from '@/lib/state/popup-model';
import { callProblemText } from '@/lib/words/call-text';
import { whomInSentence } from '@/lib/words/in-sentence';
import { problemText } from '@/lib/words/problem-text';

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
    </Remark>
  );
}

function sentence(call: Call, whom: string): string {
  const problem = callProblemText(call);
  if (problem) return problem;
  if (call.state === 'cancelled') return problemText({ code: 'undone' });
  return i18n.t('call.asked_for', [whom]);
}
