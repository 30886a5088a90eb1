import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
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
