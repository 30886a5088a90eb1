import { useState } from 'preact/hooks';
import { DRAWN_ROWS, LONG_LIST_ROWS, longRow, ROW_HEIGHT, rows } from './rows';

/** A list of `LONG_LIST_ROWS` rows that draws `DRAWN_ROWS` elements and reuses them on scroll. */
export function VirtualList() {
  const [first, setFirst] = useState(0);
  const onScroll = (event: { currentTarget: HTMLElement }) => {
    const row = Math.floor(event.currentTarget.scrollTop / ROW_HEIGHT);
    setFirst(Math.max(0, Math.min(row - 1, LONG_LIST_ROWS - DRAWN_ROWS)));
  };
  return (
    <div class="sheet virtual" role="list" aria-label="All leads" onScroll={onScroll}>
      <div class="runway" style={{ height: `${LONG_LIST_ROWS * ROW_HEIGHT}px` }}>
        {rows(DRAWN_ROWS, (slot) => longRow(first + slot)).map((row, slot) => (
          <div
            // The slot is the key on purpose: the element stays, and its text changes.
            key={slot}
            role="listitem"
            class="slot"
            aria-setsize={LONG_LIST_ROWS}
            aria-posinset={first + slot + 1}
            style={{ top: `${(first + slot) * ROW_HEIGHT}px`, height: `${ROW_HEIGHT}px` }}
          >
            <a href={`/crm/contacts/${row.contactId}`}>{row.name}</a>
            <span>{row.phone}</span>
            <span class="soft">{`Order ${row.order}`}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
