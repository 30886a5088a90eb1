import { expect, it } from 'vitest';
import {
  SUITECRM_TEXT_LENGTH,
  suitecrmFields,
} from '@/lib/crm/connectors/suitecrm/suitecrm-fields';

it('asks for the fields of calls only where some were chosen', () => {
  expect(suitecrmFields({})).toBeUndefined();
  expect(suitecrmFields({ note: 'note_c' })).toMatchObject({
    ...{ wanted: ['note_c'], request: { path: '/Api/V8/meta/fields/Calls' } },
  });
});

it('reads lengths as SuiteCRM writes them', () => {
  const attributes = {
    a: { type: 'varchar', len: '255' },
    b: { type: 'varchar', len: 40 },
    c: { type: 'text', dbType: 'text' },
    d: { type: 'decimal', len: '18,2' },
    e: { type: 'bool', len: '' },
  };
  const read = suitecrmFields({ note: 'a' })?.fields.parse({ data: { attributes } });
  expect(read).toEqual([
    { name: 'a', length: 255 },
    { name: 'b', length: 40 },
    { name: 'c', length: SUITECRM_TEXT_LENGTH },
    { name: 'd', length: undefined },
    { name: 'e', length: undefined },
  ]);
});
