import { i18n } from '#i18n';
import type { Call } from '@/lib/calls/model';
import { callProblemText } from '@/lib/words/call-text';
import { CloseButton } from './CloseButton';

/** What the outcome takes; `text` is the callee's number as it is written. */
export interface OutcomeCardProps {
  call: Call;
  text: string;
  onClose: () => void;
}

/** How a call came out, in words with a shape; never a colour alone. */
export function OutcomeCard({ call, text, onClose }: OutcomeCardProps) {
  const { tone, word } = toneOf(call);
  return (
    <section class="call" role="status">
      <span class={`chip ${tone}`} data-text={word} />
      <span class="whom">
        <b>
          <bdi data-text={call.calleeName ?? text} />
        </b>
        <small data-text={callProblemText(call) ?? i18n.t('card.asked_for_line')} />
      </span>
      <CloseButton onClose={onClose} />
    </section>
  );
}

/** A sentence of ours where the rep looks. */
export function SentenceCard({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  return (
    <section class="call" role="status">
      <span class="whom">
        <small data-text={sentence} />
      </span>
      <CloseButton onClose={onClose} />
    </section>
  );
}

function toneOf({ state }: Call) {
  switch (state) {
    case 'refused':
      return { tone: 'no', word: i18n.t('card.refused') };
    case 'cancelled':
      return { tone: '', word: i18n.t('card.undone') };
    case 'unconfirmed':
      return { tone: 'warn', word: i18n.t('card.not_known') };
    default:
      return { tone: 'on', word: i18n.t('card.asked_for') };
  }
}
