import { i18n } from '#i18n';
import { Callee } from '@/components/page/views/CardParts';
import type { CountingCall, Problem } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';

/** Props of `CountdownCard`. */
export interface CountdownCardProps {
  counting: CountingCall;
  /** Where the callee is, and the time there. */
  facts: string | undefined;
  /** Milliseconds until the call is requested; 0 once it is being requested. */
  left: number;
  /** Cancel came too late. */
  isTooLate: boolean;
  problem: Problem | undefined;
  /** Whether the card gets the Escape key. */
  escapeWorks: boolean;
  onCancel: () => void;
}

/**
 * The countdown: a ring with the seconds, the callee, who rings first, and Cancel in place of
 * Call.
 */
export function CountdownCard(props: CountdownCardProps) {
  const { counting, facts, left, isTooLate, problem, escapeWorks, onCancel } = props;
  const { text, calleeName } = counting;
  const label = i18n.t('card.calling', [calleeName ?? text]);
  return (
    <section class="card progress" role="alertdialog" aria-label={label}>
      <header class="ringed">
        <CountdownRing left={left} of={counting.countdownSeconds * 1000} />
        <span class="whom">
          <Callee name={calleeName} text={text} />
          {facts && <small data-text={facts} />}
        </span>
      </header>
      <p class="line" data-text={lineOf(left, isTooLate, problem)} />
      {left > 0 && (
        <button type="button" class="ghost main" onClick={onCancel}>
          <span data-text={i18n.t('card.cancel')} /> {escapeWorks && <kbd data-text="Esc" />}
        </button>
      )}
    </section>
  );
}

/** The sentence below the callee: who rings first, until there is something to tell. */
export function lineOf(left: number, isTooLate: boolean, problem?: Problem): string {
  if (problem) return problemText(problem);
  if (isTooLate) return i18n.t('card.too_late');
  return i18n.t(left === 0 ? 'card.requesting' : 'card.ringing_order');
}

function CountdownRing({ left, of }: { left: number; of: number }) {
  const part = of > 0 ? Math.round((left / of) * 1000) / 10 : 0;
  return (
    <span class="ring" role="timer" style={{ '--part': `${part}%` }}>
      <span data-text={left > 0 ? Math.ceil(left / 1000) : '…'} />
    </span>
  );
}
