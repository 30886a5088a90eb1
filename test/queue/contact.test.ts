import { expect, it } from 'vitest';
import { dataOf, forbiddingKeys, withNumbers } from '@/lib/queue/contact';

const record = { crm: 'hubspot', type: 'contact', id: '7' };

it('calls the first number, and is known by a record only if a list names it', () => {
  expect(withNumbers([{ e164: '+1' }, { e164: '+2' }], { record })).toEqual({
    ...{ numbers: [{ e164: '+1' }, { e164: '+2' }], e164: '+1' },
    keys: ['number:+1', 'number:+2'],
  });
  expect(withNumbers([{ e164: '+1' }], { record, importId: 'i' }).keys).toContain(
    'record:hubspot contact 7',
  );
});

it('is forbidden by its e-mail, company and name, and each number by itself', () => {
  const contact = { ...withNumbers([{ e164: '+1' }, { e164: '+2' }]), data: {}, name: 'Ada' };
  const { ofContact, ofNumbers } = forbiddingKeys({ ...contact, email: 'a@x.example' });
  expect(ofNumbers).toEqual(['number:+1', 'number:+2']);
  expect(ofContact).toEqual(expect.arrayContaining(['domain:x.example', 'company:ada']));
});

it('tells e-mail and company beside the data that the contact came with', () => {
  expect(dataOf({ data: { city: 'Westmark' }, company: 'Fenwick' })).toEqual({
    city: 'Westmark',
    company: 'Fenwick',
  });
});
