import { expect, it } from 'vitest';
import { guessColumns } from '@/components/queue/list/list-columns';
import { readCsv } from '@/lib/lists/formats/text/read-csv';

it.each<[string, string, ReturnType<typeof guessColumns>]>([
  ['English headings', 'Name,Phone\nAda,1', { hasHeadings: true, number: 1, name: [0] }],
  [
    'German headings',
    'Rufnummer;Ansprechpartner\n030;Ada',
    { hasHeadings: true, number: 0, name: [1] },
  ],
  ['Arabic headings', 'الاسم\tرقم الهاتف\nآدا\t1', { hasHeadings: true, number: 1, name: [0] }],
  [
    'first and last name',
    'Vorname;Nachname;Telefon\nAda;Whitfield;+12125550134',
    { hasHeadings: true, number: 2, name: [0, 1] },
  ],
  [
    'other numbers beside the phone',
    'Kundennummer;Name;Fax;Mobil\n1234567;Ada;+12125550100;+12125550134',
    { hasHeadings: true, number: 3, name: [1] },
  ],
  [
    'ids that look like phones',
    'ID,Customer,Tel.\n21255501,Ada,(212) 555-0134',
    { hasHeadings: true, number: 2, name: [1] },
  ],
  [
    'headings that say nothing',
    'A,B\nAda Whitfield,(212) 555-0134',
    { hasHeadings: true, number: 1, name: [] },
  ],
  [
    'no headings',
    '(212) 555-0134,Ada Whitfield\n(212) 555-0135,Rhys Pritchard',
    { hasHeadings: false, number: 0, name: [1] },
  ],
  [
    'a wrong row below the first',
    'Ada Whitfield, (212) 555-0134\nRhys Pritchard, tomorrow',
    { hasHeadings: false, number: 1, name: [0] },
  ],
  ['numbers alone', '+12125550134\n+12125550135', { hasHeadings: false, number: 0, name: [] }],
  ['one number', '+12125550134', { hasHeadings: false, number: 0, name: [] }],
  ['Arabic digits', '٠٢١٢٥٥٥٠١٣٤;آدا', { hasHeadings: false, number: 0, name: [1] }],
  ['nothing', '', { hasHeadings: false, number: 0, name: [] }],
])('recognises %s', (_, text, columns) => {
  expect(guessColumns(readCsv(text))).toEqual(columns);
});
