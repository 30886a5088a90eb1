import { expect, it } from 'vitest';
import { matchesOf, readPages } from '@/lib/crm/connectors/numbers/number-matches';
import { soughtNumber } from '@/lib/phone/sought-number';

const sought = soughtNumber('+12125550134', 'US');

it.each([
  ['one of several numbers', ['555-0134', '(212) 555-0134'], [{ type: 'contact', id: '1' }]],
  ['a start is missing', ['555-0134'], [{ type: 'contact', id: '1', isUnclear: true }]],
  ['another number', ['+1 312 555 0134'], []],
  ['no number', [], []],
])('says whether a record has the number: %s', (_, numbers, found) => {
  expect(matchesOf(sought, 'contact', [{ id: '1', numbers }])).toEqual(found);
});

const record = (nth: number) => ({ id: String(nth), numbers: [] });

/** Reads a search that has this many pages, each with one record. */
async function readSearch(count: number) {
  const asked: (string | undefined)[] = [];
  const found = await readPages(async (after) => {
    asked.push(after);
    const nth = Number(after ?? '1');
    return { records: [record(nth)], next: nth < count ? String(nth + 1) : undefined };
  });
  return { asked, found };
}

it('follows the pages that each one names', async () => {
  const { asked, found } = await readSearch(3);
  expect(asked).toEqual([undefined, '2', '3']);
  expect(found).toEqual({ records: [1, 2, 3].map(record), hasMore: false });
});

it('stops after five pages, and says whether more are left', async () => {
  expect((await readSearch(5)).found.hasMore).toBe(false);
  const { asked, found } = await readSearch(6);
  expect(asked).toHaveLength(5);
  expect(found).toEqual({ records: [1, 2, 3, 4, 5].map(record), hasMore: true });
});
