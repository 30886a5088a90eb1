import { expect, it } from 'vitest';
import { repeatOf } from '@/components/calls/call-actions';
import { loggedCall } from '@/test/support/own-pages/own-samples';

it('repeats a call by its number, its id and the name of the callee', () => {
  expect(repeatOf(loggedCall({ id: 'c7', calleeName: 'Ada Whitfield' }))).toEqual({
    e164: '+12125550134',
    repeatedCallId: 'c7',
    calleeName: 'Ada Whitfield',
  });
  expect(repeatOf(loggedCall({ id: 'c7' }))).toEqual({
    e164: '+12125550134',
    repeatedCallId: 'c7',
  });
});

it('takes the record of the call, also where the log alone knows it', () => {
  const record = { crm: 'odoo', type: 'crm.lead', id: '7', data: { company: 'Acme' } };
  const made = loggedCall({ id: 'c7', record });
  expect(repeatOf(made)).toMatchObject({ repeatedCallId: 'c7', record });
  expect(repeatOf(loggedCall({ id: 'c7' }), [loggedCall(), made])).toMatchObject({ record });
});
