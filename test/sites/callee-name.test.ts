import { expect, it } from 'vitest';
import { calleeNamed } from '@/lib/sites/callee-name';

it.each([
  'Ada Whitfield',
  'Brightwater Freight',
  'Nelson Inc',
  'Max Müller',
  '山田太郎',
  'Phone House',
])('takes %s for a name', (name) => {
  expect(calleeNamed(name)).toEqual({ calleeName: name });
});

it.each(['Phone', 'Work Phone', 'Mobile', 'Fax', 'Teléfono', 'Handy', 'هاتف', '', undefined])(
  'takes %s for none',
  (name) => {
    expect(calleeNamed(name)).toEqual({});
  },
);
