import { expect, it } from 'vitest';
import { readAddressBar } from '@/lib/offers/typed/address-bar';
import { offerDeps } from '@/test/offers/support/offer-deps';

it('reads a number, in any writing', async () => {
  expect(await readAddressBar(offerDeps(), 'tel:(212) 555-0134')).toMatchObject({
    kind: 'call',
    preview: { facts: { e164: '+12125550134' } },
  });
});

it('offers the countries in which digits are a number', async () => {
  const request = await readAddressBar(offerDeps(), '020 7946 0123');
  const british = { country: 'GB', text: '+44 20 7946 0123' };
  expect(request).toMatchObject({
    kind: 'call',
    preview: {
      problem: { code: 'not-in-country' },
      choices: expect.arrayContaining([british]),
    },
  });
});

it('takes words for a search', async () => {
  const request = await readAddressBar(offerDeps(), ' Ann 2 ');
  expect(request).toEqual({ kind: 'search', words: 'Ann 2' });
});
