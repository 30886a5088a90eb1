import { expect, it } from 'vitest';
import { isZohoRefusal, zohoRefusal } from '@/lib/crm/connectors/zoho/zoho-refusal';

const exception = (code: string, details: object = {}) => ({
  ...{ status: 'error', code, message: 'Why', details },
});
/** Messages are in the language of the user. */
const german = (code: string, message: string) => ({ ...exception(code), message });
const meaning = (status: number, json: unknown) =>
  zohoRefusal({ status, json, text: '' }, { scope: 'ZohoCRM.org.READ' });

it.each([
  [401, exception('INVALID_TOKEN'), 'unauthorised', 'crm-sign-in-again'],
  [401, exception('OAUTH_SCOPE_MISMATCH'), 'unauthorised', 'crm-missing-scope'],
  [403, exception('NO_PERMISSION'), 'refused', 'crm-no-right'],
  [403, german('NO_PERMISSION', 'Keine Berechtigung'), 'refused', 'crm-no-right'],
  [404, exception('INVALID_URL_PATTERN'), 'refused', 'crm-record-gone'],
  [400, exception('INVALID_DATA', { resource_path_index: 1 }), 'refused', 'crm-record-gone'],
  [
    202,
    { data: [exception('INVALID_DATA', { api_name: 'Who_Id' })] },
    'refused',
    'crm-record-gone',
  ],
  [202, { data: [exception('MANDATORY_NOT_FOUND')] }, 'refused', 'crm-refused'],
  [
    202,
    { data: [exception('MANDATORY_NOT_FOUND', { api_name: 'Reason' })] },
    'refused',
    'crm-field-required',
  ],
  [
    202,
    {
      data: [{ ...exception('INVALID_DATA', { api_name: 'What_Id' }), message: 'Ungültige Daten' }],
    },
    'refused',
    'crm-record-gone',
  ],
  [400, undefined, 'refused', 'crm-refused'],
])('reads a refusal: %d %j', (status, json, kind, code) => {
  expect(meaning(status, json)).toMatchObject({ kind, problem: { code } });
});

it('names the field and the scope', () => {
  const field = { data: [exception('INVALID_DATA', { api_name: 'Result__c' })] };
  expect(meaning(202, field).problem.words).toBe('Why: Result__c');
  expect(meaning(401, exception('OAUTH_SCOPE_MISMATCH')).problem.words).toBe('ZohoCRM.org.READ');
});

it('distinguishes a 2xx that refuses from one that accepts', () => {
  const refused = { data: [exception('INVALID_DATA')] };
  const done = { data: [{ status: 'success', code: 'SUCCESS', details: { id: '1' } }] };
  const isRefusal = (json: unknown) => isZohoRefusal({ status: 200, json, text: '' });
  expect([refused, done, undefined].map(isRefusal)).toEqual([true, false, false]);
});
