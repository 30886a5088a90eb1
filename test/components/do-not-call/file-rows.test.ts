import { expect, it } from 'vitest';
import { rowsToImport } from '@/components/do-not-call/file-rows';
import { readCsv } from '@/lib/lists/formats/text/read-csv';

const rows = (text: string) => rowsToImport(readCsv(text));

it('finds columns by their headings, in any order', () => {
  expect(rows('Grund;Rufnummer;Name\nkein Interesse;030 123;Ann')).toEqual([
    { line: 2, text: '030 123', words: 'kein Interesse', name: 'Ann' },
  ]);
});

it('takes the first two columns of a file without headings', () => {
  expect(rows('+12125550134,stop\nexample.com')).toEqual([
    { line: 1, text: '+12125550134', words: 'stop' },
    { line: 2, text: 'example.com', words: '' },
  ]);
});

it('reads back our own export, with dates and without apostrophes', () => {
  const file =
    "entry,kind,name,words,source,by,added\n'+12125550134,number,,'=1+1,card,Ann,2026-11-20T17:00:00.000Z\n";
  expect(rows(file)).toEqual([
    {
      line: 2,
      text: '+12125550134',
      words: '=1+1',
      by: 'Ann',
      addedAt: Date.UTC(2026, 10, 20, 17),
    },
  ]);
});

it('cuts texts that are too long, and drops an invalid date', () => {
  const [row] = rows(`number,note,date\n+1,${'x'.repeat(9000)},tomorrow`);
  expect(row?.words).toHaveLength(5000);
  expect(row).not.toHaveProperty('addedAt');
});

it.each([
  // The form of the US registry says its country.
  ['212,5550134,asked\n312,555-0149', ['+1 212 5550134', '+1 312 555-0149']],
  // Headings say nothing of a country: the rep's counts.
  ['Vorwahl;Rufnummer;Grund\n030;23125000;nein', ['030 23125000']],
  ['Area code,Number\n212,5550134\n,+442079460123', ['212 5550134', '+442079460123']],
  ['example.com,5550134', ['example.com']],
])('joins area code and number of two columns: %j', (text, numbers) => {
  expect(rows(text).map((row) => row.text)).toEqual(numbers);
});

it('takes what was said from behind the two columns', () => {
  expect(rows('212,5550134,asked')[0]).toMatchObject({ words: 'asked' });
});
