import { expect, it } from 'vitest';
import {
  isSessionOver,
  salesforceRefusal,
} from '@/lib/crm/connectors/salesforce/salesforce-refusal';

const meaning = (status: number, json?: unknown) => salesforceRefusal({ status, json, text: '' });
const error = (errorCode: string, fields?: string[]) => [{ errorCode, message: 'Why', fields }];

/** Messages are in the language of the user. */
const german = (errorCode: string, message: string) => [{ errorCode, message }];

it.each([
  [401, error('INVALID_SESSION_ID'), 'unauthorised', 'crm-sign-in-again'],
  [403, error('REQUEST_LIMIT_EXCEEDED'), 'rate-limited', 'crm-busy'],
  [403, error('API_DISABLED_FOR_ORG'), 'unauthorised', 'crm-refused'],
  [403, error('INSUFFICIENT_ACCESS'), 'refused', 'crm-no-right'],
  [404, error('NOT_FOUND'), 'refused', 'crm-record-gone'],
  [400, error('INVALID_CROSS_REFERENCE_KEY'), 'refused', 'crm-record-gone'],
  [400, error('ENTITY_IS_DELETED'), 'refused', 'crm-record-gone'],
  [400, error('REQUIRED_FIELD_MISSING', ['Reason__c']), 'refused', 'crm-field-required'],
  [400, error('REQUIRED_FIELD_MISSING'), 'refused', 'crm-refused'],
  [400, german('ENTITY_IS_DELETED', 'Entität wurde gelöscht'), 'refused', 'crm-record-gone'],
  [400, german('STRING_TOO_LONG', 'Datenwert zu groß'), 'refused', 'crm-refused'],
  [400, undefined, 'refused', 'crm-refused'],
])('reads a refusal: %d %j', (status, json, kind, code) => {
  expect(meaning(status, json)).toMatchObject({ kind, problem: { code } });
});

it('names the field, and waits some minutes for a limit of a day', () => {
  const missing = meaning(400, error('REQUIRED_FIELD_MISSING', ['Reason__c']));
  expect(missing.problem.words).toBe('Reason__c');
  expect(meaning(403, error('REQUEST_LIMIT_EXCEEDED')).retryAfterMs).toBe(900_000);
});

it('recognises that a session is over', () => {
  const isOver = (status: number) => isSessionOver({ status, json: undefined, text: '' });
  expect([isOver(401), isOver(403), isOver(200)]).toEqual([true, false, false]);
});
