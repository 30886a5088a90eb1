import { describe, expect, it } from 'vitest';
import { readingPlan } from '@/lib/lists/columns/rows/reading-plan';
import { layoutOf } from '@/test/lists/support/layout-of';

const plan = (layout: string) => readingPlan(layoutOf(layout));

describe('readingPlan', () => {
  it('sorts columns by what they hold', () => {
    expect(plan('name | email | other | company | owner | record-id | record-url')).toMatchObject({
      names: [0],
      emails: [1],
      companies: [3],
      owners: [4],
      ids: [5],
      links: [6],
      numbers: [],
    });
  });

  it('tells the place of a company from the contact’s own', () => {
    const { country, city } = plan(
      'Country=country | Company Country=country | Company City=city',
    ).places;
    expect(country).toEqual({ own: [0], company: [1] });
    expect(city).toEqual({ own: [], company: [2] });
  });

  it.each([
    ['Phone 1 - Label=number-label | Phone 1 - Value=main', { 1: 0 }],
    ['Phone=main | Phone Type=number-label', { 0: 1 }],
    [
      'Phone=main | Phone Type=number-label | Phone 2=number other | Phone 2 Type=number-label',
      { 0: 1, 2: 3 },
    ],
    ['Phone=main | Phone 1 - Type=number-label | Phone 1 - Value=number other', { 2: 1 }],
    ['main | number-label | number other', { 2: 1 }],
    ['number-label | email | main', {}],
  ])('finds the kinds of numbers in %s', (layout, labels) => {
    const found = plan(layout).numbers.flatMap(({ column, labelColumn }) =>
      labelColumn === undefined ? [] : [[column, labelColumn]],
    );
    expect(Object.fromEntries(found)).toEqual(labels);
  });

  it.each([
    ['area-code | main | mobile', { 1: 0 }],
    ['area-code | name | main', {}],
    ['main | area-code', { 0: 1 }],
    ['Country Code=area-code | name | main | mobile', { 2: 0, 3: 0 }],
    ['area-code | main | area-code | mobile', { 1: 0, 3: 2 }],
  ])('finds the codes of numbers in %s', (layout, codes) => {
    const found = plan(layout).numbers.flatMap(({ column, codeColumn }) =>
      codeColumn === undefined ? [] : [[column, codeColumn]],
    );
    expect(Object.fromEntries(found)).toEqual(codes);
  });

  it('adds a plus to codes of countries only', () => {
    expect(plan('Country Code=area-code | main').numbers[0]?.isCallingCode).toBe(true);
    expect(plan('Area Code=area-code | main').numbers[0]?.isCallingCode).toBeUndefined();
  });

  it('knows languages that write the family name first', () => {
    expect(plan('姓=last-name | 名=first-name').isFamilyFirst).toBe(true);
    expect(plan('Last Name=last-name').isFamilyFirst).toBe(false);
  });
});
