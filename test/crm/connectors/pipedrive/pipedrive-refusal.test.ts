import { expect, it } from 'vitest';
import { pipedriveRefusal } from '@/lib/crm/connectors/pipedrive/pipedrive-refusal';

it.each([
  [401, 'unauthorised', 'crm-unauthorised'],
  [402, 'unauthorised', 'crm-refused'],
  [403, 'refused', 'crm-refused'],
  [404, 'refused', 'crm-record-gone'],
  [410, 'refused', 'crm-record-gone'],
  [422, 'refused', 'crm-refused'],
])('%d', (status, kind, code) => {
  const json = { success: false, error: 'Why' };
  expect(pipedriveRefusal({ status, json, text: '' })).toMatchObject({ kind, problem: { code } });
});

it('says it in the words of Pipedrive', () => {
  const refusal = pipedriveRefusal({ status: 403, json: { error: 'Limit reached' }, text: '' });
  expect(refusal.problem.words).toBe('Limit reached');
});
