import { expect, it } from 'vitest';
import { readsAsOther } from '@/lib/offers/menu/reads-as-other';

it.each([
  '+12125550134',
  '(212) 555-0134',
  'Call +1 212 555 0134 ext. 5',
  'Call us',
  'Call us 24/7',
  '',
])('takes %j for the number, or for none', (text) => {
  expect(readsAsOther(text, '+12125550134', 'US')).toBe(false);
});

it.each([
  '+1 212 555 0143',
  '(646) 555-0177',
  '+44 20 7946 0123',
  '+1 212 555 0134 or +1 646 555 0177',
  '\u2776\u277b\u2776 555 0177',
  '1-800-FLOWERS',
])('takes %j for another number', (text) => {
  expect(readsAsOther(text, '+12125550134', 'US')).toBe(true);
});

it("reads a number without a country code in the callee's country", () => {
  expect(readsAsOther('020 7946 0123', '+442079460123', 'US')).toBe(false);
  expect(readsAsOther('020 7946 0555', '+442079460123', 'US')).toBe(true);
});
