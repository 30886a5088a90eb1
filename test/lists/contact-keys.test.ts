import { expect, it } from 'vitest';
import { keysOf } from '@/lib/lists/contact-keys';

const record = { crm: 'hubspot', type: 'contact', id: '7' };

it('is known by its record and its own numbers', () => {
  const numbers = [
    { e164: '+447700900123', label: 'mobile' as const },
    { e164: '+442079460123', label: 'company' as const },
    { e164: '+442079460124' },
  ];
  expect(keysOf({ numbers, record })).toEqual([
    'number:+447700900123',
    'number:+442079460124',
    'record:hubspot contact 7',
  ]);
});

it('is known by the company’s number only if it has no other', () => {
  const numbers = [{ e164: '+442079460123', label: 'company' as const }];
  expect(keysOf({ numbers })).toEqual(['number:+442079460123']);
});

it('is not known by a page that names no record', () => {
  const numbers = [{ e164: '+442079460123' }];
  expect(keysOf({ numbers, record: { crm: 'hubspot' } })).toEqual(['number:+442079460123']);
});
