import { expect, it } from 'vitest';
import { fixedTexts, wrongFixedText } from '@/lib/outbox/entry/fixed-texts';

it('reads lines of name and text; the text may hold the sign, too', () => {
  const typed = ' Reason__c = Sales \n\nRule__c=a = b\n';
  expect(fixedTexts({ fixedTexts: typed })).toEqual([
    { name: 'Reason__c', text: 'Sales' },
    { name: 'Rule__c', text: 'a = b' },
  ]);
  expect(fixedTexts({})).toEqual([]);
});

it.each([
  ['Reason__c: Sales', 'Reason__c: Sales'],
  ['A__c = x\n\n Reason__c = ', 'Reason__c ='],
  ['= Sales', '= Sales'],
  ['Reason__c = Sales', undefined],
  ['', undefined],
])('names the line of %j that is wrong', (typed, line) => {
  expect(wrongFixedText({ fixedTexts: typed })).toBe(line);
});
