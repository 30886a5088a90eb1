import { expect, it } from 'vitest';
import { settleNames } from '@/lib/lists/columns/guess/settle-names';
import type { ListTable } from '@/lib/lists/model';
import { columnsFrom, shownRole, tableOf } from '@/test/lists/support/table-of';

function settled(headings: string[], table: ListTable = tableOf()): string[] {
  const columns = columnsFrom(headings.map((heading) => [heading]));
  settleNames(columns, table.rows);
  return columns.map(shownRole);
}

it.each([
  [
    ['Name', 'Vorname'],
    ['last-name', 'first-name'],
  ],
  [
    ['Nom', 'Prénom'],
    ['last-name', 'first-name'],
  ],
  [
    ['Voornaam', 'Naam'],
    ['first-name', 'last-name'],
  ],
  [
    ['Nombre', 'Apellidos'],
    ['first-name', 'last-name'],
  ],
  [
    ['Cognome', 'Nome'],
    ['last-name', 'first-name'],
  ],
  [
    ['Name', 'First Name', 'Last Name'],
    ['name', 'first-name', 'last-name'],
  ],
  [
    ['Full Name', 'First Name'],
    ['name', 'first-name'],
  ],
  [
    ['Kunde', 'Ansprechpartner'],
    ['company', 'name'],
  ],
  [
    ['Customer', 'Contact Person', 'Company'],
    ['other', 'name', 'company'],
  ],
  [
    ['Customer', 'Company'],
    ['name', 'company'],
  ],
  [
    ['Name', 'Display Name'],
    ['name', 'name'],
  ],
])('settles %j', (headings, roles) => {
  expect(settled(headings)).toEqual(roles);
});

it('sees that a whole name holds the part beside it', () => {
  const table = tableOf('Ann Lee | Ann', 'Bob Ray | Bob', ' | Cy');
  expect(settled(['Name', 'First Name'], table)).toEqual(['name', 'first-name']);
  expect(settled(['Name', 'First Name'], tableOf('Lee | Ann'))).toEqual([
    'last-name',
    'first-name',
  ]);
});
