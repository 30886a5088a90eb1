import { expect, it } from 'vitest';
import type { PlacedContact } from '@/components/list-import/reading/contact-source';
import { callingOrder, createContactJoiner } from '@/components/list-import/reading/join-contacts';
import type { NumberLabel } from '@/lib/lists/model';

const row = (line: number, given: Partial<PlacedContact> = {}): PlacedContact => ({
  ...{ line, name: `n${line}`, numbers: [], place: {} },
  ...given,
});
const number = (e164: string, label: NumberLabel = 'other') => ({ e164, label });

function joined(
  rows: [PlacedContact, ...ReturnType<typeof number>[]][],
  first?: NumberLabel,
): unknown[] {
  const joiner = createContactJoiner(first);
  for (const [contact, ...numbers] of rows) joiner.add(contact, numbers);
  return joiner
    .contacts()
    .map(({ name, numbers, lines }) => [name, numbers.map(({ e164 }) => e164).join(' '), lines]);
}

it('joins rows with the same number: numbers of all, name of the first', () => {
  const rows = joined([
    [row(2), number('+1')],
    [row(3), number('+9')],
    [row(4), number('+2'), number('+1')],
  ]);
  expect(rows).toEqual([
    ['n2', '+1 +2', [2, 4]],
    ['n3', '+9', [3]],
  ]);
});

it('joins rows of the same record, and what they share with others', () => {
  const record = { crm: 'hubspot', type: 'contact', id: '7' };
  const rows = joined([
    [row(2, { record }), number('+1')],
    [row(3), number('+2')],
    [row(4, { record, company: 'Fenwick' }), number('+2')],
  ]);
  expect(rows).toEqual([['n2', '+1 +2', [2, 3, 4]]]);
});

it('takes from a later row what the first one lacks', () => {
  const joiner = createContactJoiner();
  joiner.add(row(2), [number('+1')]);
  joiner.add(row(3, { email: 'a@example.com' }), [number('+1')]);
  expect(joiner.contacts()).toMatchObject([{ name: 'n2', email: 'a@example.com' }]);
});

it('keeps colleagues apart who share their company’s number', () => {
  const rows = joined([
    [row(2), number('+1', 'mobile'), number('+9', 'company')],
    [row(3), number('+2', 'mobile'), number('+9', 'company')],
  ]);
  expect(rows).toHaveLength(2);
});

it('orders the numbers as they are called, the preferred kind first', () => {
  const rows: Parameters<typeof joined>[0] = [
    [row(2), number('+1', 'work'), number('+2', 'home'), number('+3', 'mobile')],
  ];
  expect(joined(rows)).toEqual([['n2', '+3 +1 +2', [2]]]);
  expect(joined(rows, 'home')).toEqual([['n2', '+2 +3 +1', [2]]]);
  expect(callingOrder()).toEqual([
    ...(['mobile', 'direct', 'work', 'company', 'main', 'home', 'other'] as const),
  ]);
});

it('takes a number that is in two columns once', () => {
  expect(joined([[row(2), number('+1', 'mobile'), number('+1', 'work')]])).toEqual([
    ['n2', '+1', [2]],
  ]);
});
