import { expect, it } from 'vitest';
import { firstOfEach, namedRecord } from '@/lib/crm/connectors/names/named-record';

const ref = { type: 'contact', id: '1' };

it.each([
  [{ name: 'Ada', company: 'Acme', email: 'a.b@example.com' }, 'Acme · @example.com'],
  [{ name: 'Ada', phone: '(212) 555-0134' }, '…0134'],
  // Half of a short number would give it away.
  [{ name: 'Ada', phone: '0134', email: 'no address' }, undefined],
  [{ name: 'Ada', company: null, email: '' }, undefined],
])('tells %j from others', (facts, detail) => {
  expect(namedRecord(ref, facts)).toEqual({ ...ref, name: 'Ada', ...(detail && { detail }) });
});

it('has no name where the CRM has none', () => {
  expect(namedRecord(ref, { name: '' })).toEqual(ref);
});

it('takes from each type in turn, so that no type hides another', () => {
  const listOf = (type: string, length: number) =>
    Array.from({ length }, (_, nth) => ({ type, id: String(nth) }));
  const { records, hasMore } = firstOfEach([listOf('contact', 11), listOf('company', 2)]);
  expect(records.map(({ type }) => type).slice(0, 5)).toEqual([
    ...['contact', 'company', 'contact', 'company', 'contact'],
  ]);
  expect([records.length, hasMore]).toEqual([10, true]);
  expect(firstOfEach([])).toEqual({ records: [], hasMore: false });
});
