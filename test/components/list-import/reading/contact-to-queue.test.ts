import { expect, it } from 'vitest';
import { contactToQueue, keptCells } from '@/components/list-import/reading/contact-to-queue';
import type { ReadyContact } from '@/components/list-import/reading/join-contacts';
import { messages } from '@/lib/messages/table';

const contact = (given: Partial<ReadyContact> = {}): ReadyContact => ({
  ...{ numbers: [{ e164: '+12125550101' }], lines: [2] },
  ...given,
});
const cellsOf = (line: number) => [`row ${line}`];

/** The contact as the message that queues it takes it. */
function sent(given: Partial<ReadyContact>) {
  const contacts = [contactToQueue(contact(given), cellsOf)];
  const list = { importId: 'import-1', headings: [] };
  const body = messages['queue-list'].request.parse({ list, hasMore: false, contacts });
  expect(body.contacts).toEqual(contacts);
  return body.contacts[0];
}

it('has the rows of all contacts that were joined', () => {
  expect(sent({ lines: [9, 12] })?.rows).toEqual([
    { line: 9, cells: ['row 9'] },
    { line: 12, cells: ['row 12'] },
  ]);
  const many = Array.from({ length: 90 }, (_, at) => at + 1);
  expect(sent({ lines: many })?.rows).toHaveLength(20);
});

it('fits what is long into its message', () => {
  const long = 'x'.repeat(9_000);
  expect(sent({ name: long, email: long, company: long, owner: long })).toMatchObject({
    ...{ name: 'x'.repeat(120), email: 'x'.repeat(254) },
    ...{ company: 'x'.repeat(200), owner: 'x'.repeat(120) },
  });
  // A record is not cut off: it would be another.
  expect(sent({ record: { crm: 'hubspot', type: 'contact', id: long } })?.record).toBeUndefined();
});

it('leaves out a cell that is too long, because a part of it would replace the whole in the CRM', () => {
  expect(keptCells(['Ada', 'x'.repeat(2_001), 'Fenwick'])).toEqual(['Ada', '', 'Fenwick']);
  expect(keptCells(Array.from({ length: 300 }, () => 'x'))).toHaveLength(200);
});
