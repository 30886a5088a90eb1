import { expect, it, vi } from 'vitest';
import type { OpenCrmDeps } from '@/lib/crm/connectors/crm-openers';
import type { RecordRef } from '@/lib/outbox/model/entry';
import type { FakeCrm } from './fake-crm';

/** A contact that is searched by name. */
interface NamedContact {
  first: string;
  last: string;
  email: string;
  phone: string;
}

/** A CRM with these contacts: `refOf` names the first, second, … */
type WithContacts = (contacts: readonly NamedContact[]) => Promise<
  Pick<FakeCrm<unknown>, 'open' | 'failNext'> & {
    refOf(nth: number): RecordRef;
    /** What a CRM that knows companies by name says of a contact's. */
    company?: string;
  }
>;

const contact = (given: Partial<NamedContact> = {}): NamedContact => ({
  ...{ first: 'Ada', last: 'Whitfield', email: 'ada@example.com', phone: '+12125550134' },
  ...given,
});
const { signal: live } = new AbortController();

/** A search by name shows enough to choose, never a number or address whole, and ends when it is told to. */
export function itSearchesByName(start: WithContacts): void {
  it('finds records by name, with what tells them apart', async () => {
    const twin = contact({ email: 'ada@example.org', phone: '' });
    const { open, refOf } = await start([contact(), twin, contact({ last: 'Miller' })]);
    const found = await open().connector.searchByName?.('ada whit', live);
    expect(found?.hasMore).toBe(false);
    expect(found?.records.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { ...refOf(1), name: 'Ada Whitfield', detail: '@example.com · …0134' },
      { ...refOf(2), name: 'Ada Whitfield', detail: '@example.org' },
    ]);
    expect(await open().connector.searchByName?.('Zoe', live)).toEqual({
      ...{ records: [], hasMore: false },
    });
  });

  it('shows ten records at most, and says that there are more', async () => {
    const { open } = await start(Array.from({ length: 12 }, () => contact()));
    const found = await open().connector.searchByName?.('Ada', live);
    expect([found?.records.length, found?.hasMore]).toEqual([10, true]);
  });

  it.each(["O'Brien", 'O\'Brien-Smith + "Sons"', 'a & b | (c) [d] {e} ^~*?:\\!', 'and', 'ÅÄ öß'])(
    'takes %j as a name and nothing else',
    async (last) => {
      const { open, refOf } = await start([contact({ last })]);
      const found = await open().connector.searchByName?.(`Ada ${last}`, live);
      expect(found?.records).toMatchObject([refOf(1)]);
    },
  );

  it('ends a search that nobody waits for', async () => {
    const { open } = await start([contact()]);
    const asked: AbortSignal[] = [];
    const ended = new AbortController();
    const fetch: OpenCrmDeps['fetch'] = (_, { signal }) => {
      if (signal) asked.push(signal);
      return new Promise((_answer, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    const search = open({ fetch }).connector.searchByName?.('Ada', ended.signal);
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    ended.abort();
    await expect(search).rejects.toThrow();
    expect(asked.every(({ aborted }) => aborted)).toBe(true);
  });

  it('says as a problem why it found nothing', async () => {
    const { open, failNext } = await start([contact()]);
    failNext('bad-gateway');
    await expect(open().connector.searchByName?.('Ada', live)).rejects.toMatchObject({
      kind: 'no-answer',
    });
  });
}
