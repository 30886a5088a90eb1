import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import type { Counting } from '@/lib/messages/answers';
import { problemText } from '@/lib/words/problem-text';

/** What the countdown takes. */
export interface CountdownCardProps {
  counting: Counting;
  /** Milliseconds until the call is asked for; 0 once it is being asked for. */
  left: number;
  late: boolean;
  problem: Problem | undefined;
  onCancel: () => void;
}

/** The undo countdown: a ring with the seconds, whom, who rings first, Cancel. */
export function CountdownCard({ counting, left, late, problem, onCancel }: CountdownCardProps) {
  const whom = counting.calleeName ?? counting.text;
  return (
    <section class="call" role="alertdialog" aria-label={i18n.t('card.calling', [whom])}>
      <Ring left={left} of={counting.undoSeconds * 1000} />
      <span class="whom" aria-live="polite">
        <b data-text={i18n.t('card.calling', [whom])} />
        <small>{lineOf(counting, left, late, problem)}</small>
      </span>
      {left > 0 && (
        <button type="button" class="ghost" onClick={onCancel}>
          <span data-text={i18n.t('card.cancel')} /> <small data-text="Esc" />
        </button>
      )}
    </section>
  );
}

function lineOf({ text, calleeName }: Counting, left: number, late: boolean, problem?: Problem) {
  if (problem) return <span data-text={problemText(problem)} />;
  if (late) return <span data-text={i18n.t('card.too_late')} />;
  if (left === 0) return <span data-text={i18n.t('card.asking')} />;
  return (
    <>
      {calleeName && <bdi data-text={text} />}
      <span data-text={`${calleeName ? ' · ' : ''}${i18n.t('card.rings_first')}`} />
    </>
  );
}

function Ring({ left, of }: { left: number; of: number }) {
  const part = of > 0 ? Math.round((left / of) * 1000) / 10 : 0;
  return (
    <span class="ring" role="timer" style={{ '--part': `${part}%` }}>
      <span data-text={left > 0 ? Math.ceil(left / 1000) : '…'} />
    </span>
  );
}
