import { describe, expect, it } from 'vitest';
import { findHeadings } from '@/lib/lists/columns/guess/find-headings';
import { tableOf } from '@/test/lists/support/table-of';

const found = (...lines: string[]) => findHeadings(tableOf(...lines));

describe('findHeadings', () => {
  it('finds them in the first row', () => {
    expect(found('Name|Phone|Foo', 'Ann|212-555-0134|x')).toEqual({
      headings: ['Name', 'Phone', 'Foo'],
      firstRow: 1,
    });
  });

  it('finds them below a preamble, also one with a number', () => {
    const preamble = [
      'Notes:',
      'You may notice that some addresses are missing.',
      'Tel|020 7946 0123',
    ];
    const { headings, firstRow } = found(
      ...preamble,
      'Name|City|Phone|Company|Country',
      'Ann|Leeds||Acme|UK',
    );
    expect(firstRow).toBe(4);
    expect(headings[2]).toBe('Phone');
  });

  it('takes no contact for a preamble', () => {
    expect(found('Ann|212-555-0134', 'Bob|212-555-0135', 'Name|Phone').firstRow).toBe(0);
  });

  it('joins groups above fields', () => {
    expect(
      found('Person|||Company|', 'Name|Phone|Email|Name|Phone', 'Ann|1||Acme|2').headings,
    ).toEqual([
      'Person – Name',
      'Person – Phone',
      'Person – Email',
      'Company – Name',
      'Company – Phone',
    ]);
  });

  it('joins kinds of numbers below headings', () => {
    expect(found('Name|Phones||Email', '|Mobile|Work|', 'Ann|07700 900123||a@example.com')).toEqual(
      {
        headings: ['Name', 'Phones – Mobile', 'Phones – Work', 'Email'],
        firstRow: 2,
      },
    );
  });

  it('takes no other line above the headings for groups', () => {
    expect(found('Region:|EMEA', 'Name|Phone|City', 'Ann|030 23125012|').headings).toEqual([
      'Name',
      'Phone',
      'City',
    ]);
  });

  it('takes the title of a table for no group', () => {
    const { headings, firstRow } = found('Company', 'Name|Phone', 'Ann|030 23125012');
    expect(headings).toEqual(['Name', 'Phone']);
    expect(firstRow).toBe(2);
  });

  it('takes words above numbers for headings in a language that it does not know', () => {
    expect(found('Nimi|Puhelin', 'Aino|+358 40 1234567').firstRow).toBe(1);
  });

  it.each([
    [['212-555-0134', '212-555-0139']],
    [['Ann|212-555-0134', 'Bob|212-555-0139']],
    [['Ann||UK', 'Bob|020 7946 0123|UK']],
  ])('finds none in %j', (lines) => {
    expect(found(...lines)).toEqual({ headings: [], firstRow: 0 });
  });

  it('leaves the title of a list without headings out', () => {
    expect(found('My calls', 'Ann|212-555-0134', 'Bob|212-555-0139').firstRow).toBe(1);
  });

  it('finds none in an empty table', () => {
    expect(found()).toEqual({ headings: [], firstRow: 0 });
  });
});
