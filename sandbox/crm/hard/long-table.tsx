import { renderHtml } from '@/sandbox/crm/page';
import { HardPage } from './HardPage';
import { LONG_LIST_ROWS, longRow, type PersonRow, rows } from './rows';

const CHUNK = 2_000;
const MARK = '<!--rows-->';

/** Returns the table of `LONG_LIST_ROWS` rows as a stream of HTML in chunks (about 11 MB in total). */
export function longTable(): ReadableStream<Uint8Array> {
  const [before = '', after = ''] = renderHtml(<Frame />).split(MARK);
  const encoder = new TextEncoder();
  let row = 0;
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(before)),
    pull(stream) {
      const first = row;
      row = Math.min(row + CHUNK, LONG_LIST_ROWS);
      const text = rows(row - first, (index) => longRow(first + index)).map(rowHtml);
      stream.enqueue(encoder.encode(text.join('')));
      if (row < LONG_LIST_ROWS) return;
      stream.enqueue(encoder.encode(after));
      stream.close();
    },
  });
}

function Frame() {
  return (
    <HardPage slug="table-100k" lead="Everything is there at once: rows, numbers and orders.">
      <div class="sheet">
        <table class="rows long" aria-label="All leads">
          <LongHead />
          <tbody dangerouslySetInnerHTML={{ __html: MARK }} />
        </table>
      </div>
    </HardPage>
  );
}

/** The column headers of a long table. */
export function LongHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Phone</th>
        <th scope="col">Order</th>
      </tr>
    </thead>
  );
}

/** Returns the HTML of a row. Rendering 100,000 rows as components would take seconds. */
export function rowHtml({ name, phone, order }: PersonRow): string {
  return `<tr><th scope="row">${name}</th><td>${phone}</td><td>${order}</td></tr>\n`;
}
