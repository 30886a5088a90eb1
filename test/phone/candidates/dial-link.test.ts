import { expect, it } from 'vitest';
import { readDialLink } from '@/lib/phone/candidates/dial-link';

it.each([
  ['tel:+12125550123', '+12125550123'],
  ['tel:%2B1%20212%20555%200123', '+1 212 555 0123'],
  ['TEL:2125550123;ext=4', '2125550123;ext=4'],
  ['tel:555-0123;phone-context=+1-212', '+1-212 555-0123'],
  ['tel:5550123;phone-context=example.com', '5550123'],
  ['sms:+12125550123?body=x', '+12125550123'],
  ['sip:2125550123@pbx.example', '2125550123'],
  ['facetime-audio:+12125550123', '+12125550123'],
  ['wa.me/12125550123', '+12125550123'],
  ['https://api.whatsapp.com/send?text=a&phone=%2B12125550123', '+12125550123'],
  ['whatsapp://send?phone=00493023125123', '+493023125123'],
])('reads %s', (href, number) => {
  expect(readDialLink(href)).toBe(number);
});

it.each(['mailto:a@b.example', '2125550123', 'https://example.com/tel:1', ''])(
  'returns undefined for %j',
  (href) => {
    expect(readDialLink(href)).toBeUndefined();
  },
);

it.each(['sip:alice@pbx.example', 'skype:live:someone'])('ignores the user name in %s', (href) => {
  expect(readDialLink(href)).toBeUndefined();
});

it('keeps invalid percent-encoding', () => {
  expect(readDialLink('tel:%ZZ1%FF')).toBe('%ZZ1%FF');
});
