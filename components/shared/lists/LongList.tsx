import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from './count-text';

/** Items that are shown at first, and that each press adds: tens of thousands at once would freeze the page. */
const STEP = 100;

interface LongListProps<T> {
  items: readonly T[];
  /** Draws an item as an `li` with its key. */
  draw: (item: T) => VNode;
}

/** A list of its first items, with a button that shows more of them. */
export function LongList<T>({ items, draw }: LongListProps<T>) {
  const [shown, setShown] = useState(STEP);
  const next = Math.min(STEP, items.length - shown);
  return (
    <>
      <ul>{items.slice(0, shown).map(draw)}</ul>
      {next > 0 && (
        <button type="button" class="ghost" onClick={() => setShown(shown + STEP)}>
          {i18n.t('dashboard.show_more', [countText(next)])}
        </button>
      )}
    </>
  );
}

/** Rows drawn per frame: about a screen. */
const ROWS_PER_FRAME = 20;

/**
 * Returns the first rows at once and more with each frame, so that a long page delays neither the
 * first paint nor typing. `rows` must stay the same array.
 */
export function useIncrementalRows<T>(rows: readonly T[]): readonly T[] {
  const [drawn, setDrawn] = useState({ rows, count: ROWS_PER_FRAME });
  const count = drawn.rows === rows ? drawn.count : ROWS_PER_FRAME;
  useEffect(() => {
    if (count >= rows.length) return;
    const frame = requestAnimationFrame(() => setDrawn({ rows, count: count + ROWS_PER_FRAME }));
    return () => cancelAnimationFrame(frame);
  }, [rows, count]);
  return count >= rows.length ? rows : rows.slice(0, count);
}
