import { expect, it } from 'vitest';
import { resultFile } from '@/components/list-import/results/result-file';
import { readTable } from '@/lib/lists/formats/read-table';
import type { CalledContact } from '@/lib/queue/model';
import { defaultDispositions } from '@/lib/settings/dispositions';

const called = (given: Partial<CalledContact> = {}): CalledContact => ({
  rows: [{ line: 2, cells: ['101', 'Ada Whitfield', '07700 900123'] }],
  ...{ callee: '+447700900123', createdAt: Date.parse('2026-03-02T10:00:00Z') },
  ...{ state: 'recorded', calls: 2, disposition: 'reached', note: 'Wants a quote' },
  ...given,
});
const HEADINGS = ['Record ID', 'Name', 'Phone'];

/** The file, read as our own import reads it. */
async function rowsOf(headings: readonly string[], ...contacts: CalledContact[]) {
  const [mark = '', text = ''] = resultFile(headings, contacts, defaultDispositions);
  expect(mark).toBe('\uFEFF');
  const read = await readTable({ bytes: new TextEncoder().encode(mark + text) });
  return 'table' in read ? read.table.rows.map(({ cells }) => cells) : [];
}

it('has the columns of the file in their order, and ours behind them', async () => {
  expect(await rowsOf(HEADINGS, called())).toEqual([
    [
      ...HEADINGS,
      ...['Called number', 'Called at', 'Calls', 'State', 'Disposition', 'Note', 'Follow up'],
    ],
    [
      ...['101', 'Ada Whitfield', '07700 900123', '+447700900123', '2026-03-02T10:00:00.000Z'],
      ...['2', 'Recorded', 'Reached', 'Wants a quote', ''],
    ],
  ]);
});

it('writes each row of a contact that was joined, short rows to the same width', async () => {
  const rows = [
    { line: 2, cells: ['101'] },
    { line: 5, cells: ['105', 'A. Whitfield', '+447700900123'] },
  ];
  const [, first = [], second = []] = await rowsOf(HEADINGS, called({ rows }));
  expect([first.slice(0, 4), second.slice(0, 4)]).toEqual([
    ['101', '', '', '+447700900123'],
    ['105', 'A. Whitfield', '+447700900123', '+447700900123'],
  ]);
});

it('disarms what a spreadsheet would run', () => {
  const [, text = ''] = resultFile(HEADINGS, [called({ note: '=HYPERLINK("x")' })], []);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
});

it('numbers the columns of a list without headings', async () => {
  const [head = []] = await rowsOf([], called());
  expect(head.slice(0, 4)).toEqual(['Column 1', 'Column 2', 'Column 3', 'Called number']);
});

it('has name, e-mail and company for an address book', async () => {
  const contact = called({ rows: [{ line: 1, cells: [] }], name: 'Ada', email: 'a@x.example' });
  const [head = [], row = []] = await rowsOf([], contact);
  expect(head.slice(0, 4)).toEqual(['Name', 'Email', 'Company', 'Called number']);
  expect(row.slice(0, 4)).toEqual(['Ada', 'a@x.example', '', '+447700900123']);
});
