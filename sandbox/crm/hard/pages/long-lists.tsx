import { HardPage } from '@/sandbox/crm/hard/HardPage';
import { LongHead, rowHtml } from '@/sandbox/crm/hard/long-table';
import { HIDDEN_ROWS, longRow, type PersonRow, rows, SHOWN_ROWS } from '@/sandbox/crm/hard/rows';

/** A row far down that contains a fixed element. */
const FAR_ROW = 1500;

/** Long lists: one that is filled later, one that is hidden, one of 2,000 rows. */
export function LongListsPage() {
  return (
    <HardPage slug="long-lists" lead="One list to be filled, one put away, one of 2,000 rows.">
      <List id="filled" rows={[]} />
      <div id="put-away" hidden>
        <List id="stored" rows={rows(HIDDEN_ROWS, (index) => longRow(SHOWN_ROWS + index))} />
      </div>
      <List id="all" rows={rows(SHOWN_ROWS, longRow)} />
    </HardPage>
  );
}

function List({ id, rows: listed }: { id: string; rows: readonly PersonRow[] }) {
  const lines = listed.map((row, index) => (index === FAR_ROW ? withDesk(row) : row)).map(rowHtml);
  return (
    <table class="rows long" aria-label={id}>
      <LongHead />
      <tbody id={id} dangerouslySetInnerHTML={{ __html: lines.join('') }} />
    </table>
  );
}

function withDesk(row: PersonRow): PersonRow {
  const style = 'position:fixed;right:8px;bottom:8px;background:Canvas;padding:4px';
  return { ...row, name: `<div style="${style}">Desk (646) 555-0190</div>` };
}
