import { describe, expect, it } from 'vitest';
import { isZipOf, postcodeClue } from '@/lib/lists/country/texts/postcode';

describe('a postcode that only one country writes', () => {
  it.each([
    ['SW1A 1AA', 'GB'],
    ['sw1a1aa', 'GB'],
    ['M1 1AE', 'GB'],
    ['BT1 5GS', 'GB'],
    ['EC1A 1BB', 'GB'],
    ['K1A 0B1', 'CA'],
    ['v6b-4y8', 'CA'],
    ['H2X1Y4', 'CA'],
  ])('decides: %s', (code, country) => {
    expect(postcodeClue(code)).toEqual({ countries: [country] });
  });

  it('is one of the islands, whose numbers are read alike', () => {
    expect(postcodeClue('JE2 3AB')).toEqual({ countries: ['JE'], allows: ['GB'] });
    expect(postcodeClue('GY1 1AA')).toMatchObject({ countries: ['GG'] });
    expect(postcodeClue('IM1 1AA')).toMatchObject({ countries: ['IM'] });
  });

  it.each([
    'QQ1 1AA',
    'SW1A 1CC',
    'D2A 1A1',
    'K1A 0O1',
    'D02 AF30',
    '1012 AB',
    'C1425ABC',
    'GX11 1AA',
  ])('is not %s', (code) => {
    expect(postcodeClue(code)).toBeUndefined();
  });
});

describe('a postcode that several countries write', () => {
  it.each([
    ['12345-6789', '', 'US'],
    ['94105', 'CA', 'US'],
    ['94105-1234', 'CA', 'US'],
    ['38101-1234', 'TN', 'US'],
    ['6000', 'WA', 'AU'],
    ['0800', 'NT', 'AU'],
    ['01310-100', '', 'BR'],
  ])('is weak: %s beside “%s”', (code, region, country) => {
    expect(postcodeClue(code, region)).toMatchObject({ countries: [country], isWeak: true });
  });

  it.each([
    ['94105', ''],
    ['20121', 'MI'],
    ['38122', 'TN'],
    ['90210', 'NY'],
    ['7005', 'TAS'],
    ['2000', ''],
    ['', 'CA'],
  ])('tells nothing: %s beside “%s”', (code, region) => {
    expect(postcodeClue(code, region)).toBeUndefined();
  });
});

it('knows the ZIP codes of each state', () => {
  expect(isZipOf('10001', 'NY')).toBe(true);
  expect(isZipOf('00501', 'NY')).toBe(true);
  expect(isZipOf('10001', 'NJ')).toBe(false);
  expect(isZipOf('1000', 'NY')).toBe(false);
});
