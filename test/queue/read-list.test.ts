import { expect, it } from 'vitest';
import { readList } from '@/lib/queue/read-list';
import { CALLER_ID } from '@/test/calls/support/calls';
import { campaignDeps } from '@/test/campaigns/support/deps';

const deps = () => campaignDeps({ url: 'https://voice.example.com', token: '' });
const list = (...numbers: string[]) => numbers.map((number, at) => ({ line: at + 1, number }));

it('reads national numbers in the rep’s country, and says which they are', async () => {
  expect(await readList(deps(), { rows: list('(212) 555-0134', '+44 7700 900123') })).toEqual({
    country: 'US',
    rows: [
      { line: 1, e164: '+12125550134', text: '+1 212 555 0134', national: true },
      { line: 2, e164: '+447700900123', text: '+44 7700 900123', national: false },
    ],
  });
});

it('reads them in another country where the rep chose one', async () => {
  const { country, rows } = await readList(deps(), { country: 'GB', rows: list('07700 900123') });
  expect(country).toBe('GB');
  expect(rows).toMatchObject([{ e164: '+447700900123', national: true }]);
});

it.each([
  ['no number here', 'no-number'],
  ['', 'no-number'],
  ['123', 'too-short'],
  ['07700 900123', 'not-in-country'],
  ['911', 'emergency-number'],
  ['(212) 555-0134 or (212) 555-0135', 'several-numbers'],
  [CALLER_ID, 'did-number'],
])('says why %j cannot be queued', async (number, code) => {
  const { rows } = await readList(deps(), { rows: list(number) });
  expect(rows).toMatchObject([{ line: 1, problem: { code } }]);
});

it('takes 00 for the country code that it is', async () => {
  const { rows } = await readList(deps(), { country: 'GB', rows: list('0049 30 23125123') });
  expect(rows).toMatchObject([{ e164: '+493023125123', national: false }]);
});
