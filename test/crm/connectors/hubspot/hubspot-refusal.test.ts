import { expect, it } from 'vitest';
import { hubspotRefusal } from '@/lib/crm/connectors/hubspot/hubspot-refusal';

const refusal = (status: number, json: unknown) => hubspotRefusal({ status, json, text: '' });

it.each<[string, number, unknown, object]>([
  ['401', 401, {}, { kind: 'unauthorised', problem: { code: 'crm-unauthorised' } }],
  [
    '403 with scopes at the top',
    403,
    { category: 'MISSING_SCOPES', context: { missingScopes: ['a', 'b'] } },
    { kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: 'a, b' } },
  ],
  [
    '403 that names no scope',
    403,
    { category: 'MISSING_SCOPES', message: 'Ask your admin' },
    { kind: 'unauthorised', problem: { words: 'Ask your admin' } },
  ],
  ['403 for another reason', 403, 'no object', { kind: 'refused' }],
  ['404', 404, {}, { kind: 'refused', problem: { code: 'crm-record-gone' } }],
  [
    '400 about a record that is not there',
    400,
    { category: 'VALIDATION_ERROR', message: 'CONTACT=8 is not valid' },
    { kind: 'refused', problem: { code: 'crm-record-gone' } },
  ],
  [
    'the same in German',
    400,
    { category: 'VALIDATION_ERROR', message: 'CONTACT=8 ist nicht gültig' },
    { kind: 'refused', problem: { code: 'crm-record-gone' } },
  ],
  [
    '400 for required properties',
    400,
    {
      message: 'Error creating CALL. Some required properties were not set.',
      context: { properties: ['reason', 'team'] },
    },
    { kind: 'refused', problem: { code: 'crm-field-required', words: 'reason, team' } },
  ],
  ['400', 400, { message: 'Why' }, { kind: 'refused', problem: { words: 'Why' } }],
])('reads a refusal: %s', (_, status, json, error) => {
  expect(refusal(status, json)).toMatchObject(error);
});

it('waits while the account is moved', () => {
  const answer = { status: 477, json: undefined, text: '', retryAfterMs: 5_000 };
  expect(hubspotRefusal(answer)).toMatchObject({ kind: 'rate-limited', retryAfterMs: 5_000 });
});
