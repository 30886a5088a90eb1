import { describe, expect, it } from 'vitest';
import { roleByHeading } from '@/lib/lists/columns/guess/roles-by-heading';
import { columnsFrom, shownRole } from '@/test/lists/support/table-of';

function role(heading: string, ...cells: string[]): string {
  const [column] = columnsFrom([[heading, ...cells]]);
  const holds = column && roleByHeading(column);
  return holds ? shownRole({ holds }) : '';
}

describe('roleByHeading', () => {
  it.each([
    ['numbers', 'Phone', ['212-555-0134', 'n/a'], 'number main'],
    ['no cells', 'Mobile', [], 'number mobile'],
    ['damaged numbers', 'Phone', ['4,93023E+11'], 'number main'],
    ['short numbers', 'Phone', ['23125', '23126'], 'number main'],
    ['yes and no', 'Mobile', ['yes', 'no'], 'other'],
    ['days', 'Phone Verified Date', ['2026-11-01', '2026-11-02'], 'other'],
    ['numbers after all', 'Verified Phone', ['2125550134', '2125550139'], 'number main'],
    ['no cells that decide', 'Phone Extension', [], 'other'],
    ['kinds', 'Phone Type', ['Mobile', 'Work'], 'number-label'],
    ['numbers, not kinds', 'Phone type', ['212-555-0134'], 'number main'],
    ['area codes', 'Area Code', ['212', '(415)'], 'area-code'],
    [
      'whole numbers below a word for codes',
      'Vorwahl',
      ['030 23125012', '030 23125013'],
      'number main',
    ],
    ['calling codes', 'Country Code', ['+44', '49', '001'], 'area-code'],
    ['codes of countries', 'Country Code', ['GB', 'US'], 'country'],
    ['codes of countries for numbers', 'Phone Country Code', ['GB', 'US'], 'country'],
    ['ids of countries', 'country_id', ['1234567', '7654321'], 'other'],
    ['mail addresses', 'Email', ['ann@example.com', '-', '-'], 'email'],
    ['no mail addresses', 'Email', ['verified', 'bounced'], 'other'],
    ['numbers of contacts', 'Contact', ['98110 12345', '98220 12345'], 'number main'],
    ['names of contacts', 'Contact', ['Ann Lee'], 'name'],
    ['mail addresses of contacts', 'Contact', ['ann@example.com'], 'email'],
    ['numbers of companies', 'Company', ['020 7946 0123'], 'number company'],
    ['numbers at work', 'Work', ['212-555-0134', ''], 'number work'],
    ['a permit', 'Work Permit', ['2125550134'], ''],
    ['words that are not known', 'Foo', ['212-555-0134'], ''],
    ['ids', 'Record ID', ['151234567801'], 'record-id'],
    ['ids of customers', 'Kundennummer', ['2125550134'], 'other'],
    ['postcodes', 'CEP', ['01001-000', '01002-000'], 'postcode'],
  ])('reads %s below %s', (_, heading, cells, expected) => {
    expect(role(heading, ...cells)).toBe(expected);
  });
});
