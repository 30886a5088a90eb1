import { beforeEach, expect, it, vi } from 'vitest';
import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { findNumbersInTab, numberLabelIn, type RecordOf } from '@/lib/sites/tab-numbers';

const tab = vi.hoisted(() => ({
  finding: true,
  reachable: true,
  frames: [0],
  finders: [] as number[],
  url: 'https://crm.example.com/' as string | undefined,
}));

vi.mock('@/lib/platform/tabs/scripting', () => ({
  isFinderActive: async () => tab.finding,
  injectIntoTab: async () => tab.reachable,
  injectFinder: async (_: number, frameId: number) => tab.finders.push(frameId),
  injectCard: async () => ({}),
  framesOf: async () => tab.frames,
}));

vi.mock('@/lib/platform/tabs/tabs', () => ({
  tabById: async () => ({ id: 7, ...(tab.url && { url: tab.url }) }),
}));

const listing = (...raws: string[]) => ({
  host: 'crm.example.com',
  lang: 'en-US',
  numbers: raws.map((raw) => ({
    candidate: { raw, before: 'Phone: ', after: '' },
    calleeNames: ['Ann Example'],
  })),
});
const evidence = async (): Promise<CountryEvidence> => ({ lang: 'en-US', default: 'US' });
/** A record for each row's name. */
const recordOf: RecordOf = (_page, evidence) =>
  evidence?.rowName ? { record: { crm: 'odoo', url: evidence.rowName } } : {};
const numbersIn = (...lists: unknown[]) =>
  findNumbersInTab(
    async (_, frameId) => lists[frameId],
    7,
    { evidenceOn: evidence, isRead: () => true, decisionsFor: () => [] },
    recordOf,
  );

beforeEach(() =>
  Object.assign(tab, {
    ...{ finding: true, reachable: true, frames: [0], finders: [] },
    url: 'https://crm.example.com/',
  }),
);

it('injects nothing where access was withdrawn: the browser no longer tells the address', async () => {
  tab.url = undefined;
  expect(await numbersIn(listing('(212) 555-0134'))).toBeUndefined();
  expect(tab.finders).toEqual([]);
});

it('lists each number once, in the order of the frames, with the callee’s name', async () => {
  tab.frames = [0, 1];
  const top = listing('(212) 555-0134', '+1 646 555 0177');
  const numbers = await numbersIn(top, listing('+1 212 555 0134', '+44 7700 900123'));
  expect(tab.finders).toEqual([0, 1]);
  expect(numbers?.map(({ verdict }) => verdict.e164)).toEqual([
    '+12125550134',
    '+16465550177',
    '+447700900123',
  ]);
  expect(numbers?.[0]).toMatchObject({ raw: '(212) 555-0134', calleeName: 'Ann Example' });
});

it('gives a number the record of its row, and none if several rows share it', async () => {
  const rows = (...names: string[]) => {
    const { numbers, ...page } = listing(...names.map(() => '+1 212 555 0134'));
    return {
      ...page,
      numbers: numbers.map((number, at) => ({
        ...number,
        recordEvidence: { ofPage: false, rowName: names[at] },
      })),
    };
  };
  const [one] = (await numbersIn(rows('Ann', 'Ann'))) ?? [];
  expect(one?.record).toEqual({ crm: 'odoo', url: 'Ann' });
  const shared = (await numbersIn(rows('Ann', 'Bo', 'Ann'))) ?? [];
  expect(shared).toHaveLength(1);
  expect(shared[0]?.record).toEqual({ crm: 'odoo' });
});

it('lists nothing doubtful and nothing that is no number', async () => {
  expect(await numbersIn(listing('2026-11-22', '12:30'))).toEqual([]);
});

it('lists numbers that leave out their area code whole, each with the countries it may be of', async () => {
  const guessing = async (): Promise<CountryEvidence> => ({ lang: 'uk', default: 'US' });
  const rows = ['044', '057'].map((area) => ({
    candidate: { raw: '201-23-46', before: `(${area}) 201-23-45, `, after: '' },
    calleeNames: [],
  }));
  const page = { host: 'crm.example.com', lang: 'uk', numbers: rows };
  const numbers = await findNumbersInTab(
    async () => page,
    7,
    { evidenceOn: guessing, isRead: () => true, decisionsFor: () => [] },
    recordOf,
  );
  expect(numbers).toMatchObject([
    { raw: '(044) 201-23-46', countries: ['UA'] },
    { raw: '(057) 201-23-46', countries: ['UA'] },
  ]);
});

it('skips a frame that does not answer, or answers nonsense', async () => {
  tab.frames = [0, 1, 2];
  const numbers = await numbersIn(undefined, { numbers: 'many' }, listing('+1 212 555 0134'));
  expect(numbers).toHaveLength(1);
});

it('injects the finder first, and says where the browser blocks that', async () => {
  tab.finding = false;
  expect(await numbersIn(listing('+1 212 555 0134'))).toHaveLength(1);
  tab.reachable = false;
  expect(await numbersIn(listing('+1 212 555 0134'))).toBeUndefined();
});

it.each([
  ['Mobile:', 'Mobile'],
  ['Work phone: ', 'Work phone'],
  ['Ada Whitfield | Tel.', 'Tel'],
  ['Email: ada@example.com Phone:', 'Phone'],
  ['Telefon：', 'Telefon'],
])('reads the label of a number: %s', (before, label) => {
  expect(numberLabelIn(before)).toEqual({ label });
});

it.each([
  ['nothing', ''],
  ['a name', 'Ada Whitfield'],
  ['an order', 'Order number:'],
  ['a sentence', 'You can reach us by phone all day long and in the night as well at'],
  ['digits', 'Phone +1 212 555 0134'],
])('takes %s for no label', (_, before) => {
  expect(numberLabelIn(before)).toEqual({});
});
