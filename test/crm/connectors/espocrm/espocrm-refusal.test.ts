import { expect, it } from 'vitest';
import { espocrmRefusal } from '@/lib/crm/connectors/espocrm/espocrm-refusal';

const said = (label: string, data?: object) => ({ messageTranslation: { label, data } });
const POST = { method: 'POST', scope: 'Call' } as const;
const PUT = { method: 'PUT', scope: 'Call' } as const;

it.each([
  [401, undefined, POST, 'unauthorised', { code: 'crm-unauthorised' }],
  [403, undefined, POST, 'unauthorised', { code: 'crm-missing-scope', words: 'Call' }],
  [403, undefined, PUT, 'refused', { code: 'crm-no-right' }],
  [403, said('cannotRelateNonExisting'), POST, 'refused', { code: 'crm-record-gone' }],
  [
    ...([403, said('cannotRelateForbidden'), POST, 'refused'] as const),
    { code: 'crm-no-right', words: 'cannotRelateForbidden' },
  ],
  [404, undefined, PUT, 'refused', { code: 'crm-record-gone' }],
  [
    ...([400, said('validationFailure', { field: 'reason', type: 'required' }), POST] as const),
    ...(['refused', { code: 'crm-field-required', words: 'reason' }] as const),
  ],
  [
    ...([400, said('validationFailure', { field: 'name', type: 'pattern' }), POST] as const),
    ...(['refused', { code: 'crm-refused', words: 'validationFailure: name: pattern' }] as const),
  ],
  [400, said('other', [] as never), POST, 'refused', { code: 'crm-refused', words: 'other' }],
  [400, 'no object', POST, 'refused', { code: 'crm-refused' }],
  [409, [{ id: '1' }], POST, 'refused', { code: 'crm-refused', words: 'duplicate' }],
] as const)('reads a refusal with status %d and %j', (status, json, request, kind, problem) => {
  const refusal = espocrmRefusal({ status, json, text: '' }, request);
  expect(refusal).toMatchObject({ kind });
  expect(refusal.problem).toEqual(problem);
});
