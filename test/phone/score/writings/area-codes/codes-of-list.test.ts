import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';

const found = (text: string, defaultCountry: CountryCode) =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each<[CountryCode, string, string[]]>([
  ['UA', 'тел.: (044)201-23-45, 201-23-46;', ['+380442012345', '+380442012346']],
  ['UA', 'тел. (0532 ) 612-345, 612-346', ['+380532612345', '+380532612346']],
  ['UA', '(04567) 5-12-34, 5-35-67', ['+380456751234', '+380456753567']],
  ['BY', 'тел. (+375 17) 301-23-45, 301-23-46', ['+375173012345', '+375173012346']],
  ['GE', '+995 32 2012345; 2012346', ['+995322012345', '+995322012346']],
  [
    'GB',
    '(+995 32) 2201 234, 2201 235, 2201 236',
    ['+995322201234', '+995322201235', '+995322201236'],
  ],
  ['IN', '+ 91-22-4001 2345, 4001 2346', ['+912240012345', '+912240012346']],
  ['ID', 'Telp. (021) 742 1234, 741 2345', ['+62217421234', '+62217412345']],
  ['PH', '074-442-1234; 442-2345', ['+63744421234', '+63744422345']],
  ['MX', 'Tel. (55) 50.12.34.56 y 91.23.45.67', ['+525550123456', '+525591234567']],
  [
    'PR',
    'Telf. (787) 555-0134 | 555-0135 | 5550136',
    ['+17875550134', '+17875550135', '+17875550136'],
  ],
])('gives a number the codes of the first of its list (%s %s)', (country, text, numbers) => {
  expect(found(text, country)).toEqual(numbers);
});

it.each<[string, CountryCode, string, string]>([
  ['a post code with its town', 'DE', 'Tel. (089) 123456, 803312 München', '+4989123456'],
  ['a post code after a comma', 'PT', '+351 21 012 3456, 1200-109 Lisboa', '+351210123456'],
  ['what a word names', 'UA', 'тел. (044) 201-23-45, рахунок 201-23-46', '+380442012345'],
  ['the next line', 'UA', 'тел. (044) 201-23-45\n201-23-46', '+380442012345'],
  ['a figure without a label', 'ID', '(021) 742 1234, 510 2345', '+62217421234'],
])('leaves %s alone', (_, country, text, number) => {
  expect(found(text, country)).toEqual([number]);
});
