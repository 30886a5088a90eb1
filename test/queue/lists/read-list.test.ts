import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList } from '@/lib/queue/lists/read-list';
import type { ListedNumber } from '@/lib/queue/model';
import { CALLER_ID } from '@/test/calls/support/calls';
import { campaignDeps } from '@/test/campaigns/support/deps';

/** The rep is in the United States, which must not matter. */
const deps = () => campaignDeps({ url: 'https://voice.example.com', token: '' });

async function read(number: string, row: { country?: string; isChosen?: true } = {}) {
  const [[answer] = []] = await readList(deps(), [{ numbers: [number], ...row }]);
  return answer;
}

it.each([
  ['(212) 555-0134', 'US', '+12125550134'],
  ['020 7946 0123', 'GB', '+442079460123'],
  ['(0)20 7946 0123', 'GB', '+442079460123'],
  ['442079460123', 'GB', '+442079460123'],
  ['70425 50123', 'IN', '+917042550123'],
  ['030 23125123', 'DE', '+493023125123'],
  ['07700 900123', 'UK', '+447700900123'],
])('reads %s in its row’s country %s', async (number, country, e164) => {
  expect(await read(number, { country })).toEqual({ e164 });
});

it('gives back the zero that a spreadsheet took, only because the row says the country', async () => {
  expect(await read('2079460123', { country: 'GB' })).toEqual({ e164: '+442079460123' });
  expect(await read('3023125123', { country: 'DE' })).toEqual({ e164: '+493023125123' });
  expect(await read('2079460123')).toEqual({ asks: 'country' });
  // An Italian number keeps its zero: without it, it is none.
  expect(await read('612345678', { country: 'IT' })).toMatchObject({
    problem: { code: 'not-in-country', country: 'IT' },
  });
});

it.each(['+44 7700 900123', '0044 7700 900123', '＋44 (0)7700 900123', 'tel: +44 7700 900123'])(
  'reads %s by its own code, whatever the rep’s country',
  async (number) => {
    const e164 = '+447700900123';
    expect(await read(number)).toEqual({ e164 });
    expect(await read(number, { country: 'GB' })).toEqual({ e164 });
    const asked = { asks: 'other-country', e164, country: 'GB' };
    expect(await read(number, { country: 'IE' })).toEqual(asked);
  },
);

it('asks nothing between countries that share a code', async () => {
  expect(await read('+1 212 555 0134', { country: 'CA' })).toEqual({ e164: '+12125550134' });
});

it('asks about a number that is dialled abroad from its row’s country', async () => {
  const read011 = { e164: '+442079460123' };
  const number = '011 44 20 7946 0123';
  expect(await read(number, { country: 'US' })).toMatchObject({
    asks: 'other-country',
    ...read011,
  });
  expect(await read(number, { country: 'US', isChosen: true })).toEqual(read011);
});

it.each(['(212) 555-0134', '07700 900123', '70425 50123', '12125550134', '612 345 6789'])(
  'asks for the country of %s if nothing says it',
  async (number) => {
    expect(await read(number)).toEqual({ asks: 'country' });
    // A place without numbers decides nothing either.
    expect(await read(number, { country: 'AQ' })).toEqual({ asks: 'country' });
  },
);

it.each([
  ['07700 900123', 'US'],
  ['612 345 6789', 'ES'],
  ['1-212-555-0134', 'GB'],
  ['44 20 7946 0123', 'US'],
])('refuses %s in %s, and tries no other country', async (number, country) => {
  const refused = { problem: { code: 'not-in-country', country } };
  expect(await read(number, { country })).toEqual(refused);
  expect(await read(number, { country, isChosen: true })).toEqual(refused);
});

it.each([
  ['no number here', undefined, 'no-number'],
  ['', 'US', 'no-number'],
  ['123', undefined, 'too-short'],
  ['123', 'US', 'too-short'],
  ['911', 'US', 'emergency-number'],
  ['(212) 555-0134 or (212) 555-0135', 'US', 'several-numbers'],
  [CALLER_ID, undefined, 'did-number'],
  ['+2125550134', undefined, 'no-number'],
  ['+999 20 7946 0123', undefined, 'no-number'],
])('says why %j cannot be called (country %s)', async (number, country, code) => {
  const answer = await read(number, { ...(country && { country }) });
  expect(answer).toMatchObject({ problem: { code } });
});

it('keeps an extension', async () => {
  expect(await read('+1 212 555 0134 ext. 227')).toEqual({ e164: '+12125550134', ext: '227' });
});

it('reads all numbers of a row in the row’s country', async () => {
  const row = { numbers: ['020 7946 0123', '07700 900123'], country: 'GB' };
  expect(await readList(deps(), [row, { numbers: [] }])).toEqual([
    [{ e164: '+442079460123' }, { e164: '+447700900123' }],
    [],
  ]);
});

it('never reads any text in a country that neither it nor its row names', async () => {
  const signs = fc.stringMatching(/^[\d +().\-/x]{4,20}$/);
  const country = fc.constantFrom(undefined, 'US', 'GB', 'DE', 'IN', 'ES', 'BR', 'AQ');
  const codes: Record<string, string> = {
    US: '1',
    GB: '44',
    DE: '49',
    IN: '91',
    ES: '34',
    BR: '55',
  };
  await fc.assert(
    fc.asyncProperty(signs, country, async (number, named) => {
      const answer = (await read(number, { ...(named && { country: named }) })) as ListedNumber;
      if (!('e164' in answer) || 'asks' in answer) return;
      const own =
        /^[^\d+]*(?:\+|00)[^\d]*(\d+)/.exec(number.replaceAll(/(?<=\d)\D/g, ''))?.[1] ?? '';
      const isOwn = own !== '' && own.startsWith(answer.e164.slice(1, 3));
      const isOfRow = named !== undefined && answer.e164.startsWith(`+${codes[named]}`);
      expect(isOwn || isOfRow, `${number} in ${named}: ${answer.e164}`).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
