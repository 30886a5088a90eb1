import { describe, expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

describe('a word after an extension', () => {
  const marked = (text: string, defaultCountry: 'HU' | 'TR' | 'US') =>
    findNumbers(text, { defaultCountry }).map(({ e164, ext }) =>
      ext ? `${e164};ext=${ext}` : e164,
    );

  it.each([
    ['HU', '06 1 301 2379 / 14 mellék', '+3613012379;ext=14'],
    ['HU', '06 1 301 2379, 14-es mellék', '+3613012379;ext=14'],
    ['HU', '06 1 301 2379 (14 mellék)', '+3613012379;ext=14'],
    ['HU', '06 1 301 2379 (14-es mellék)', '+3613012379;ext=14'],
    ['TR', '0312 301 23 79 14 dahili', '+903123012379;ext=14'],
  ] as const)('reads an extension with its word after it (%s %s)', (country, text, number) => {
    expect(marked(text, country)).toEqual([number]);
  });

  it('reads an extension in an EDI message', () => {
    const text = 'PER*IC*PAT DOE*TE*2125550123*EX*201~';
    expect(marked(text, 'US')).toEqual(['+12125550123;ext=201']);
  });

  it('leaves a word alone that is the label of the next digits', () => {
    expect(marked('0312 301 23 79 dahili 14', 'TR')).toEqual(['+903123012379;ext=14']);
    const both = ['+12025550123', '+12025550124;ext=12'];
    expect(marked('202-555-0123 / 24 extn 12', 'US')).toEqual(both);
  });

  it('reads no extension after digits that are no number', () => {
    expect(marked('Order 2125550123, 14 ext', 'US')).toEqual([]);
  });
});

describe('a dash before an extension', () => {
  const marked = (text: string, defaultCountry: 'CN' | 'DE' | 'US') =>
    findNumbers(text, { defaultCountry }).map(({ e164, ext }) =>
      ext ? `${e164};ext=${ext}` : e164,
    );

  it.each(['电话：(010)83012347-808', '电话 010-83012347-808'])(
    'reads %s with its extension',
    (text) => {
      expect(marked(text, 'CN')).toEqual(['+861083012347;ext=808']);
    },
  );

  it('reads digits after a dash as part of the number elsewhere', () => {
    expect(marked('Tel. 030 23125-401', 'DE')).toEqual(['+493023125401']);
  });

  it('reads no extension after an id', () => {
    expect(marked('Order 83012347-808', 'CN')).toEqual([]);
  });
});

describe('a star before an extension', () => {
  const marked = (text: string) =>
    findNumbers(text, { defaultCountry: 'US' }).map(({ e164, ext }) => `${e164};ext=${ext ?? ''}`);

  it.each([
    ['+14385550113*227', '+14385550113;ext=227'],
    ['(438) 555-0113*227', '+14385550113;ext=227'],
    ['Office 438-555-0113*45, ask for Ada', '+14385550113;ext=45'],
    ['Phone: 4385550113*227', '+14385550113;ext=227'],
    ['+442079460018*120034', '+442079460018;ext=120034'],
  ])('reads %s', (text, number) => {
    expect(marked(text)).toEqual([number]);
  });

  it.each([
    ['a service code', '**61*+12125550123*11#'],
    ['a service code with a time', '**61*+12125550123*11*20#'],
    ['a service code that ends so', '**62*+12125550123*11'],
    ['a calculation', '212-555-0123*99 = 5'],
    ['a calculation with decimals', '212-555-0123*99.5'],
    ['a bare number', '2125550123*227'],
    ['a footnote', '212-555-0123*1'],
    ['an id', 'Order # 212-555-0123*99'],
    ['another message', 'N1*212-555-0123*99~'],
  ])('reads none in %s: %s', (_, text) => {
    expect(marked(text)).toEqual([]);
  });
});
