import { describe, expect, it } from 'vitest';
import { type RecordAddress, readAddress } from '@/lib/crm/records/record-adapter';

const ORIGIN = 'https://crm.example.org';
const read = (address: string, pattern: Partial<RecordAddress>) =>
  readAddress(new URL(address, ORIGIN), {
    type: 'contact',
    path: '/contacts/:id',
    parts: { id: /\d+/, model: /[a-z]+/ },
    ...pattern,
  });

it('reads an id from the path, and drops query and anchor', () => {
  const record = { type: 'contact', id: '14', url: `${ORIGIN}/contacts/14` };
  expect(read('/contacts/14?token=secret#top', {})).toEqual(record);
  expect(read('/contacts/14/', {})).toEqual(record);
});

it.each([
  '/contacts/14/notes',
  '/contacts/new',
  '/contacts/14%2f15',
  '/contacts/%31%34',
  '/x/contacts/14',
  '/Contacts/14',
  '/contacts/14#/contacts/15',
  '/contacts/14#id=15',
])('reads nothing from %s', (address) => {
  expect(read(address, {})).toBeUndefined();
});

describe('folders', () => {
  it('keeps the one in which the CRM is installed', () => {
    const pattern = { path: '/**/card.php', query: { id: ':id' } };
    expect(read('/a/b/card.php?id=3&x=1', pattern)?.url).toBe(`${ORIGIN}/a/b/card.php?id=3`);
    expect(read('/card.php?id=3', pattern)?.url).toBe(`${ORIGIN}/card.php?id=3`);
    expect(read('/a%2e/card.php?id=3', pattern)).toBeUndefined();
  });

  it('drops the steps before the last record', () => {
    const pattern = { path: '/odoo/.../contacts/:id' };
    expect(read('/odoo/contacts/1/contacts/2', pattern)?.url).toBe(`${ORIGIN}/odoo/contacts/2`);
  });
});

describe('parameters', () => {
  const pattern = { path: '/index.php', query: { module: 'Contacts', record: ':id' } };

  it('requires each exactly once', () => {
    expect(read('/index.php?record=5&module=Contacts', pattern)?.id).toBe('5');
    expect(read('/index.php?record=5&record=6&module=Contacts', pattern)).toBeUndefined();
    expect(read('/index.php?record=5', pattern)).toBeUndefined();
    expect(read('/index.php?record=5x&module=Contacts', pattern)).toBeUndefined();
  });

  it('reads them from the hash', () => {
    const hashQuery = { id: ':id', model: ':model' };
    const record = read('/web#menu=2&model=lead&id=5', { path: '/web', hashQuery, type: ':model' });
    expect(record).toEqual({ type: 'lead', id: '5', url: `${ORIGIN}/web#id=5&model=lead` });
  });
});

it('reads a route in the hash, and drops what follows it', () => {
  const pattern = { path: '/**/', hash: '/contacts/:id' };
  expect(read('/public/#/contacts/5?from=list', pattern)?.url).toBe(
    `${ORIGIN}/public/#/contacts/5`,
  );
  expect(read('/public/#/contacts/5/edit', pattern)).toBeUndefined();
  expect(read('/public/', pattern)).toBeUndefined();
});
