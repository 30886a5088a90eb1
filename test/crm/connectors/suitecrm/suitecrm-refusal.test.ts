import { expect, it } from 'vitest';
import { suitecrmRefusal } from '@/lib/crm/connectors/suitecrm/suitecrm-refusal';

const ID = '65f0c0ff-0000-4000-8000-000000000007';
const GET_ONE = {
  method: 'GET',
  path: `/Api/V8/module/Contacts/${ID}?fields[Contacts]=name`,
} as const;
const LIST = { method: 'GET', path: '/Api/V8/module/Leads?page[size]=1', scope: 'Leads' } as const;
const POST = { method: 'POST', path: '/Api/V8/module', scope: 'Calls' } as const;
const DENIED = '[SuiteCRM] [AccessDeniedException] ';

it.each([
  [401, '', LIST, 'unauthorised', { code: 'crm-sign-in-again' }],
  [
    400,
    `Contacts module with id ${ID} is not found`,
    GET_ONE,
    'refused',
    { code: 'crm-record-gone' },
  ],
  [
    400,
    'The option "id" with value "x" is invalid.',
    GET_ONE,
    'refused',
    { code: 'crm-record-gone' },
  ],
  [400, DENIED, GET_ONE, 'refused', { code: 'crm-no-right', words: DENIED }],
  [400, DENIED, LIST, 'unauthorised', { code: 'crm-missing-scope', words: 'Leads' }],
  [400, DENIED, POST, 'unauthorised', { code: 'crm-missing-scope', words: 'Calls' }],
  [
    400,
    'Property x is invalid',
    POST,
    'refused',
    { code: 'crm-refused', words: 'Property x is invalid' },
  ],
] as const)('reads a refusal with status %d: %s', (status, detail, request, kind, problem) => {
  const json = { errors: { status, title: null, detail } };
  const refusal = suitecrmRefusal({ status, json, text: '' }, request);
  expect(refusal).toMatchObject({ kind });
  expect(refusal.problem).toEqual(problem);
});

it('reads a refusal without words', () => {
  expect(suitecrmRefusal({ status: 400, json: undefined, text: '' }, POST).problem).toEqual({
    code: 'crm-refused',
  });
});
