import { expect, it } from 'vitest';
import { countriesWhereValid, nationalNumberIn, readDialText } from '@/lib/phone/dial-text';

const newYork = { ok: true, e164: '+12125550123', country: 'US' };
const extended = { ...newYork, ext: '42' };

it.each([
  '2125550123',
  ' (212) 555-0123 ',
  '+1 212 555 0123',
  '1.212.555.0123',
  'Call Ann: 212-555-0123!',
  '２１２－５５５－０１２３',
  '١ ٢١٢ ٥٥٥ ٠١٢٣',
  '\u202a+1 212 555 0123\u202c',
  '212-555-0123, or +1 (212) 555 0123',
  'tel:+12125550123',
  'tel:2125550123',
  'TEL:+1-212-555-0123',
  'tel://+12125550123',
  'tel:%2B1%20212%20555%200123',
  'tel:+1%20212%20555%200123',
  'tel:555-0123;phone-context=+1-212',
  'callto:+12125550123',
  'sms:+12125550123?body=Your code is 482913',
  'sip:+12125550123@pbx.example',
  'sip:2125550123@10.0.0.1:5060',
  'skype:+12125550123?call',
  'whatsapp://send?phone=12125550123&text=hi',
  'https://wa.me/12125550123',
  'wa.me/12125550123?text=hi',
  'https://api.whatsapp.com/send?phone=12125550123',
  'https://api.whatsapp.com/send/?text=hi&phone=%2B12125550123',
])('reads %j', (text) => {
  expect(readDialText(text, 'US')).toEqual(newYork);
});

it.each([
  'tel:+1-212-555-0123;ext=42',
  'tel:+12125550123;phone-context=example.com;ext=42',
  '212-555-0123 x42',
  '(212) 555-0123 ext. 42',
  '+1 212 555 0123,,42#',
])('reads the extension of %j', (text) => {
  expect(readDialText(text, 'US')).toEqual(extended);
});

it.each([
  ['1-800-FLOWERS', 'US', '+18003569377'],
  ['1-800-flowers', 'US', '+18003569377'],
  ['tel:1-800-FLOWERS', 'US', '+18003569377'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['20 7946 0018', 'GB', '+442079460018'],
  ['+44 (0)20 7946 0018', 'US', '+442079460018'],
  ['0049 30 23125 123', 'FR', '+493023125123'],
  ['011 44 20 7946 0018', 'US', '+442079460018'],
  ['https://wa.me/442079460018', 'US', '+442079460018'],
  ['https://wa.me/6591234567', 'US', '+6591234567'],
  ['+800 1234 5678', 'US', '+80012345678'],
] as const)('reads %j in %s', (text, country, e164) => {
  expect(readDialText(text, country)).toMatchObject({ ok: true, e164 });
});

it.each([
  ['', 'empty'],
  ['  \u200b ', 'empty'],
  ['tel:', 'empty'],
  ['123', 'too-short'],
  ['555-0123', 'too-short'],
  ['911', 'too-short'],
  ['hello', 'not-a-number'],
  ['sip:alice@pbx.example', 'not-a-number'],
  ['skype:live:someone', 'not-a-number'],
  ['sip:desk2125550123@pbx.example', 'not-a-number'],
  ['https://example.com/2125550123', 'not-a-number'],
  ['+1 212 555 01234', 'too-long'],
  ['12345678901234567890', 'too-long'],
  ['+12125550123, +12125550124', 'several'],
  ['212-555-0123/4', 'several'],
])('rejects %j: %s', (text, reason) => {
  expect(readDialText(text, 'US')).toEqual({ ok: false, reason });
});

it('reads only the beginning of a long paste', () => {
  const text = `${'x '.repeat(500_000)}212-555-0123`;
  expect(readDialText(text, 'US')).toEqual({ ok: false, reason: 'not-a-number' });
});

it('tells a number without a country code as it is written', () => {
  const read = (text: string) => nationalNumberIn(text, 'US');
  expect(read('Call Ann: 212-555-0123!')).toBe('212-555-0123');
  expect(read('tel:2125550123')).toBe('2125550123');
  for (const text of ['tel:+12125550123', '+44 20 7946 0123', 'Springfield', ''])
    expect(read(text)).toBeUndefined();
});

it('returns the countries where a national number is valid, formatted for each', () => {
  expect(countriesWhereValid('030 23125123', [])).toContainEqual({
    country: 'DE',
    text: '+49 30 23125123',
  });
});

it('starts with the given countries, without duplicates', () => {
  const countries = countriesWhereValid('212-555-0123', ['DE', 'US']).map((one) => one.country);
  expect(countries.slice(0, 2)).toEqual(['DE', 'US']);
  expect(new Set(countries).size).toBe(countries.length);
});

it('leaves out countries where the number is invalid', () => {
  const found = countriesWhereValid('020 7946 0018', ['US', 'GB']);
  expect(found[0]).toEqual({ country: 'GB', text: '+44 20 7946 0018' });
  expect(found.some(({ country }) => country === 'US')).toBe(false);
});

it('returns at most four countries', () => {
  expect(countriesWhereValid('212-555-0123', ['AT', 'US', 'DE', 'IN', 'BR'])).toHaveLength(4);
});

it('returns nothing for text without a number', () => {
  expect(countriesWhereValid('hello', ['US'])).toEqual([]);
});

it('returns nothing for a number of a country that was not asked for', () => {
  const countries = countriesWhereValid('+1 212 555 0123', ['DE']).map((one) => one.country);
  expect(countries).not.toContain('DE');
});
