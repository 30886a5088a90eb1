import { describe, expect, it } from 'vitest';
import { contactsOf } from '@/lib/lists/columns/contacts-of';
import { guessLayout } from '@/lib/lists/columns/guess-layout';
import { layoutOf } from '@/test/lists/support/layout-of';
import { tableOf } from '@/test/lists/support/table-of';

describe('contactsOf', () => {
  it('reads a contact from each row', () => {
    const table = tableOf('Ann Lee | 020 7946 0123 | ann@example.com | Acme | Robin | UK');
    expect(contactsOf(table, layoutOf('name | main | email | company | owner | country'))).toEqual([
      {
        line: 1,
        name: 'Ann Lee',
        email: 'ann@example.com',
        company: 'Acme',
        owner: 'Robin',
        numbers: [{ text: '020 7946 0123', label: 'main' }],
        place: { country: 'UK' },
      },
    ]);
  });

  it('keeps contacts without a number, and lines as they are', () => {
    const table = { rows: [{ line: 7, cells: ['Ann'] }] };
    expect(contactsOf(table, layoutOf('name | main'))).toEqual([
      { line: 7, name: 'Ann', numbers: [], place: {} },
    ]);
  });

  it('reads by the layout that the rep corrected', () => {
    const table = tableOf('2125550134 | 4155550139');
    const numbers = contactsOf(table, layoutOf('other | home'))[0]?.numbers;
    expect(numbers).toEqual([{ text: '4155550139', label: 'home' }]);
  });

  it('leaves rows that repeat the headings out, and lines below a wide table', () => {
    const table = tableOf(
      'Name | City | Phone',
      'Ann | Bonn | 030 23125012',
      'Name | City | Phone',
      'Total: 1',
    );
    const contacts = contactsOf(table, guessLayout(table));
    expect(contacts.map(({ name }) => name)).toEqual(['Ann']);
  });

  it('keeps a number that stands alone in a row of a wide table', () => {
    const table = tableOf('Phone | City | Name', '030 23125012 | Bonn | Ann', '030 23125013');
    expect(contactsOf(table, guessLayout(table))).toHaveLength(2);
  });
});
