import { expect, it } from 'vitest';
import { labelOfTypes } from '@/lib/lists/formats/vcard/number-label';

it.each([
  ['CELL VOICE', 'mobile'],
  ['work cell', 'mobile'],
  ['iPhone', 'mobile'],
  ['_$!<Mobile>!$_', 'mobile'],
  ['جوال', 'mobile'],
  ['WORK', 'work'],
  ['_$!<Work>!$_', 'work'],
  ['Büro', 'work'],
  ['HOME', 'home'],
  ['MAIN', 'main'],
  ['_$!<Main>!$_ WORK', 'main'],
  ['WORK Durchwahl', 'direct'],
  ['Zentrale', 'company'],
  ['VOICE', 'other'],
  ['', 'other'],
  ['networking', 'other'],
])('takes %j for %s', (types, label) => {
  expect(labelOfTypes(types.split(' '))).toBe(label);
});

it.each(['FAX', 'WORK FAX', '_$!<WorkFAX>!$_', 'Telefax', 'PAGER', 'modem', 'فاكس'])(
  'calls nobody on %j',
  (types) => {
    expect(labelOfTypes(types.split(' '))).toBeUndefined();
  },
);
