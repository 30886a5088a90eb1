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

it.each(['Person not found', 'Organization not found', 'Deal not found', 'Lead not found'])(
  'reads "%s" as a record that is gone',
  (error) => {
    const refusal = pipedriveRefusal({ status: 400, json: { success: false, error }, text: '' });
    expect(refusal.problem).toEqual({ code: 'crm-record-gone' });
  },
);

it('says in the words of Pipedrive what it does not know, in another language', () => {
  const json = { success: false, error: 'Person nicht gefunden' };
  expect(pipedriveRefusal({ status: 400, json, text: '' }).problem).toEqual({
    ...{ code: 'crm-refused', words: 'Person nicht gefunden' },
  });
});

it('says it in the words of Pipedrive', () => {
  const refusal = pipedriveRefusal({ status: 403, json: { error: 'Limit reached' }, text: '' });
  expect(refusal.problem.words).toBe('Limit reached');
});
