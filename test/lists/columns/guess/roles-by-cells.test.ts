import { describe, expect, it } from 'vitest';
import { guessNamesByCells, guessRolesByCells } from '@/lib/lists/columns/guess/roles-by-cells';
import { columnsFrom, shownRole } from '@/test/lists/support/table-of';

function roles(...columns: string[][]): string[] {
  const guessed = columnsFrom(columns);
  guessRolesByCells(guessed);
  guessNamesByCells(guessed);
  return guessed.map(shownRole);
}

const bare = (...cells: string[]) => ['', ...cells];

describe('guessRolesByCells', () => {
  it('finds numbers, names, mail addresses and countries without headings', () => {
    expect(
      roles(
        bare('1001', '1002', '1003'),
        bare('Ann Lee', 'Bob Ray', 'Cy Fox'),
        bare('ann@example.com', 'bob@example.com', ''),
        bare('212-555-0134', '020 7946 0123', '030 23125012'),
        bare('United States', 'UK', 'Deutschland'),
        bare('2026-11-01', '2026-11-02', '2026-11-03'),
        bare('12.50', '13.00', '1,234.00'),
      ),
    ).toEqual(['', 'name', 'email', 'number main', 'country', '', '']);
  });

  it('takes all columns of numbers', () => {
    expect(roles(bare('212-555-0134'), bare('020 7946 0123'))).toEqual([
      'number main',
      'number other',
    ]);
  });

  it('reads plain digits as numbers only if nothing else is there', () => {
    const digits = bare('2125550134', '4155550139', '3125550101');
    expect(roles(digits)).toEqual(['number main']);
    expect(roles(digits, bare('212-555-0134', '', ''))).toEqual(['', 'number main']);
    expect(roles(digits, ['Phone', '212-555-0134', '', ''])).toEqual(['', 'number main']);
  });

  it('takes no ids that count up for numbers, if there are others', () => {
    const ids = bare('4150868001', '4150868002', '4150868003');
    expect(roles(ids, bare('2125550134', '4155550139', '3125550101'))).toEqual(['', 'number main']);
    expect(roles(ids, bare('30231250120', '30231250990', '30231250340'))).toEqual([
      '',
      'number main',
    ]);
  });

  it('takes only numbers with a country code beside a known column of numbers', () => {
    const known = ['Phone', '212-555-0134', '212-555-0139'];
    expect(roles(known, ['Foo', '030-231-2501', '030-231-2502'])[1]).toBe('');
    expect(roles(known, ['Further', '+44 20 7946 0123', ''])[1]).toBe('number other');
  });

  it('prefers filled columns to an empty one with a heading', () => {
    expect(roles(['Phone', '', ''], bare('212-555-0134', '212-555-0139'))).toEqual([
      'number main',
      'number main',
    ]);
  });

  it('joins area codes with what is beside them', () => {
    expect(roles(bare('212', '415'), bare('5550134', '555-0139'))).toEqual([
      'area-code',
      'number main',
    ]);
    expect(roles(bare('212', '415'), bare('2125550134', '4155550139'))).toEqual([
      '',
      'number main',
    ]);
  });

  it('takes no column with codes of states for countries', () => {
    expect(roles(bare('CA', 'DE', 'IN'))).toEqual(['']);
  });
});

describe('guessNamesByCells', () => {
  it('tells companies from names', () => {
    expect(roles(bare('Sample Inc.', 'Muster GmbH'), bare('Ann Lee', 'Bob Ray'))).toEqual([
      'company',
      'name',
    ]);
  });

  it('takes two columns of single words for parts of names', () => {
    expect(roles(bare('Ann', 'Bob'), bare('Lee', 'Ray'))).toEqual(['first-name', 'last-name']);
  });

  it('takes no words that repeat for names', () => {
    expect(roles(bare('open', 'open', 'closed', 'open'))).toEqual(['']);
  });

  it('looks for no names where a heading has them', () => {
    expect(roles(['Name', ''], bare('Ann Lee', 'Bob Ray'))).toEqual(['name', '']);
    expect(roles(['Company', 'Acme'], ['Foo', 'Fast and good'])).toEqual(['company', '']);
  });
});
