import { expect, it } from 'vitest';
import type { AuditedCall } from '@/lib/audit-pack/audited-call';
import { createKeptCalls } from '@/lib/audit-pack/kept-calls';
import { NOON, sampleCall } from '@/test/calls/support/calls';

const audited = (id: string, ms: number, disposition?: string): AuditedCall => ({
  ...{ call: sampleCall({ id, createdAt: NOON + ms }), disposition },
});
const idsOf = (calls: Iterable<AuditedCall>) => [...calls].map(({ call }) => call.id);

it('gives the calls as they were added, as often as they are read', () => {
  const calls = createKeptCalls();
  expect([...calls]).toEqual([]);
  const pages = [[audited('a', 0), audited('b', 5, 'Zürich 📞')], [], [audited('c', 5)]];
  for (const page of pages) calls.add(page);
  for (const _ of ['first', 'second']) expect([...calls]).toEqual(pages.flat());
});

it('gives changed calls once, and new ones at their time', () => {
  const calls = createKeptCalls();
  calls.add([audited('a', 10), audited('b', 20)]);
  calls.add([audited('c', 30)]);
  calls.change([audited('late', 40), audited('b', 20, 'Reached'), audited('early', 0)]);
  expect(idsOf(calls)).toEqual(['early', 'a', 'b', 'c', 'late']);
  expect([...calls][2]?.disposition).toBe('Reached');
  calls.change([]);
  expect(idsOf(calls)).toEqual(['a', 'b', 'c']);
});
