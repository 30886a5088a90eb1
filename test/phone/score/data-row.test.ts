import { expect, it } from 'vitest';
import { NO_EVIDENCE } from '@/lib/phone/evidence/evidence';
import { findNumbers } from '@/lib/phone/find-numbers';
import { withDataRow } from '@/lib/phone/score/data-row';

const against = (before: string, after: string, body = '4155550132') =>
  withDataRow(NO_EVIDENCE, before, after, body).all?.reason;

const marked = (text: string) => findNumbers(text, { defaultCountry: 'US' }).map(({ raw }) => raw);

it('reads bare digits in a row of figures as a figure', () => {
  expect(against('India,1156,1093,3224.7,', ',World Bank')).toBe('a figure in a row of figures');
  expect(against('Brazil\t12\t7.5%\t', '\t88')).toBe('a figure in a row of figures');
  expect(against('Jo Park,12 High St,Leeds,', ',jo@example.com')).toBeUndefined();
  expect(marked('India,1156,1093,AFC,3224.70242,4155550132,World Bank')).toEqual([]);
});

it('reads the first cell of a row as its id, unless it has a national prefix', () => {
  expect(against('', ',Widget,3')).toBe('the id of a row');
  expect(against('a,b,c\n', ',"a long text')).toBe('the id of a row');
  expect(against('', ',Widget,3', '02079460018')).toBeUndefined();
  expect(against('', ', then 4155550133')).toBeUndefined();
  expect(marked('415-555-0132,Widget,3')).toEqual(['415-555-0132']);
});

it('reads the first cell of a row before an id as another id, with a national prefix too', () => {
  expect(against('', '; OIB 12345678903; IBAN HR12', '080012345')).toBe('the id of a row');
  expect(against('Tel ', '; OIB 12345678903', '080012345')).toBeUndefined();
  expect(against('', '; Jo Park; OIB 12345678903', '080012345')).toBeUndefined();
});

it('reads digits before a wide gap as the id of a row, if they are short or the row above starts so', () => {
  expect(against('Adapter\n\t', '  Wireless Card', '0308 3408')).toBe('the id of a row');
  expect(against('2100  Card\n', '  Card', '4155550132')).toBe('the id of a row');
  expect(against('Contacts\n', '  Jo Park', '415 555 0132')).toBeUndefined();
});

it('reads the first cell of a row that ends with a price as an article', () => {
  expect(against('', '   Gasket   4.20\n', '212-555-0123')).toBe('the article of a price list');
  expect(against('', '   Jo Park   Desk 4\n', '212-555-0123')).toBeUndefined();
  expect(against('Call ', '   Gasket   4.20\n', '212-555-0123')).toBeUndefined();
  expect(marked('212-555-0123   Gasket   4.20\n212-555-0124   Seal   $14.80')).toEqual([]);
  expect(marked('212-555-0123   Jo Park   Desk 4\n212-555-0124   Al Lee   Desk 5')).toHaveLength(2);
});
