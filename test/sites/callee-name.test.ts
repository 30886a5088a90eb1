import { expect, it } from 'vitest';
import { calleeNameIn } from '@/lib/sites/callee-name';

it.each([
  'Ada Whitfield',
  'Brightwater Freight',
  'Information Builders',
  'Nelson Inc',
  'Max Müller',
  'Detlef List-Kunde',
  '山田太郎',
  'Phone House',
])('takes %s for a name', (name) => {
  expect(calleeNameIn([name])).toEqual({ calleeName: name });
});

it.each([
  'Phone',
  'Work Phone',
  'Mobile',
  'Fax',
  'Teléfono',
  'Handy',
  'هاتف',
  'Customer Details',
  'Meine Kunden',
  'Fiche client',
  'Datos del Cliente',
  '',
])('takes %s for none', (name) => {
  expect(calleeNameIn([name])).toEqual({});
});

it('takes the nearest that is a name', () => {
  const calleeName = 'Ada Whitfield';
  expect(calleeNameIn(['Mobile', calleeName])).toEqual({ calleeName });
  expect(calleeNameIn([calleeName, 'Brightwater Freight'])).toEqual({ calleeName });
  expect(calleeNameIn([])).toEqual({});
});
