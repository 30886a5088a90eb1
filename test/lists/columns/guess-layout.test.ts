import { describe, expect, it } from 'vitest';
import { contactsOf } from '@/lib/lists/columns/contacts-of';
import { guessLayout } from '@/lib/lists/columns/guess-layout';
import type { ListTable } from '@/lib/lists/model';
import { shownRole, tableOf } from '@/test/lists/support/table-of';

const roles = (table: ListTable) => guessLayout(table).columns.map(shownRole);

describe('guessLayout', () => {
  it('names each column with its heading', () => {
    expect(guessLayout(tableOf('Name | Phone | ', 'Ann | 020 7946 0123 | x'))).toEqual({
      columns: [
        { heading: 'Name', holds: { role: 'name' } },
        { heading: 'Phone', holds: { role: 'number', label: 'main' } },
        { holds: { role: 'other' } },
      ],
      firstRow: 1,
    });
  });

  it('reads headings of two languages in one list', () => {
    expect(roles(tableOf('Nachname | First Name | 携帯電話 | País', 'Lee | Ann | | UK'))).toEqual([
      'last-name',
      'first-name',
      'number mobile',
      'country',
    ]);
  });

  it('chooses no empty column over a filled one', () => {
    const table = tableOf(
      'Name | Phone | Mobile | Other',
      'Ann | | 07700 900123 | ',
      'Bob | | | 020 7946 0123',
    );
    const numbers = contactsOf(table, guessLayout(table)).map((contact) => contact.numbers);
    expect(numbers).toEqual([
      [{ text: '07700 900123', label: 'mobile' }],
      [{ text: '020 7946 0123', label: 'other' }],
    ]);
  });

  it('takes no id, date, amount or postcode for a number', () => {
    const headings = 'Record ID | Name | Order Date | Amount | ZIP | VAT ID | Latitude';
    const row = '151234567801 | Ann | 2026-11-27 | 2125550134 | 10001-1234 | 123456789 | 40.712776';
    const table = tableOf(headings, row, row);
    expect(roles(table).filter((role) => role.startsWith('number'))).toEqual([]);
  });

  it('takes the CRM and the owner of the contact', () => {
    const headings = 'Contact ID | Name | Account Owner | Contact Owner | Phone';
    const layout = guessLayout(
      tableOf(headings, '0035g00000TESTaAAX | Ann | Kim | Robin | 212-555-0134'),
    );
    expect(layout).toMatchObject({ crm: 'salesforce', recordType: 'Contact' });
    expect(layout.columns.map(shownRole)).toEqual([
      'record-id',
      'name',
      'other',
      'owner',
      'number main',
    ]);
  });

  it('keeps the owner of the company if there is no other', () => {
    expect(roles(tableOf('Name | Account Owner | Phone', 'Ann | Kim | 212-555-0134'))[1]).toBe(
      'owner',
    );
  });

  it('reads a table of nothing', () => {
    expect(guessLayout({ rows: [] })).toEqual({ columns: [], firstRow: 0 });
  });
});

/** Rows and columns of a large list. */
const [ROWS, COLUMNS] = [100_000, 30];
/** Far more than they take on an idle machine (0.1 s and 0.5 s): busy ones must pass too. */
const MOST_MS = { layout: 3_000, contacts: 10_000 };

it('reads a large list in a moment', () => {
  const headings = [
    'Record ID',
    'Name',
    'Phone',
    'Mobile Phone',
    'Country',
    'Contact owner',
    'Lead Status',
  ];
  const extras = Array.from(
    { length: COLUMNS - headings.length },
    (_, column) => `Extra ${column}`,
  );
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    line: row + 2,
    cells: [
      ...[
        String(151_234_500_000 + row),
        `Ann ${row}`,
        '(212) 555-0134',
        row % 2 ? '07700 900123' : '',
      ],
      ...['UK', 'Robin', 'Open', ...extras.map((_, column) => (column % 2 ? '' : `text ${row}`))],
    ],
  }));
  const table = { rows: [{ line: 1, cells: [...headings, ...extras] }, ...rows] };
  const start = performance.now();
  const layout = guessLayout(table);
  const between = performance.now();
  expect(contactsOf(table, layout)).toHaveLength(ROWS);
  expect(between - start).toBeLessThan(MOST_MS.layout);
  expect(performance.now() - between).toBeLessThan(MOST_MS.contacts);
});
