import { expect, it } from 'vitest';
import { readingPlan } from '@/lib/lists/columns/rows/reading-plan';
import { recordOfRow } from '@/lib/lists/columns/rows/record-of-row';
import { layoutOf } from '@/test/lists/support/layout-of';

const URL_OF_9 = 'https://app.hubspot.com/contacts/1234567/record/0-1/9';
const HUBSPOT = { crm: 'hubspot', recordType: 'contact' };

function record(columns: string, crm: { crm?: string; recordType?: string }, ...cells: string[]) {
  return recordOfRow(cells, readingPlan(layoutOf(columns, crm)));
}

it('reads the id of a record, with its link if there is one', () => {
  expect(record('record-id', HUBSPOT, '9')).toEqual({ crm: 'hubspot', type: 'contact', id: '9' });
  expect(record('record-id | record-url', HUBSPOT, '9', URL_OF_9)?.url).toBe(URL_OF_9);
});

it('takes no link that leads to another record', () => {
  expect(record('record-id | record-url', HUBSPOT, '8', URL_OF_9)).toEqual({
    crm: 'hubspot',
    type: 'contact',
    id: '8',
  });
});

it('knows an id of Salesforce in both of its lengths', () => {
  const url = 'https://sample.lightning.force.com/lightning/r/Contact/0035g00000TESTaAAX/view';
  const read = record('record-id | record-url', { crm: 'salesforce' }, '0035g00000TESTa', url);
  expect(read).toEqual({ crm: 'salesforce', type: 'Contact', id: '0035g00000TESTa', url });
});

it('reads a record from a link alone', () => {
  expect(record('record-url', {}, URL_OF_9)).toMatchObject({ crm: 'hubspot', id: '9' });
  expect(record('record-id | record-url', HUBSPOT, '', URL_OF_9)).toMatchObject({ id: '9' });
});

it('reads the second id where the first is empty', () => {
  const columns = 'record-id | record-id';
  expect(record(columns, { crm: 'salesforce' }, '', '0035g00000TESTaAAX')?.type).toBe('Contact');
});

it('guesses no record', () => {
  expect(record('record-id', {}, '9')).toBeUndefined();
  expect(record('record-id', { crm: 'hubspot' }, '9')).toBeUndefined();
  expect(record('record-id', HUBSPOT, '1.51235E+11')).toBeUndefined();
  expect(record('record-url', {}, 'https://www.linkedin.com/in/ann-example')).toBeUndefined();
  expect(record('record-url', {})).toBeUndefined();
});
