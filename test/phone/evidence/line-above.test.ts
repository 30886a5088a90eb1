import { expect, it } from 'vitest';
import {
  isPostcodeBeforeCountry,
  isProseAbove,
  startsSentence,
} from '@/lib/phone/evidence/line-above';

it.each([
  ['prose', 'the build does not work on old hosts\n  ', '  Fix a crash'],
  ['prose, before a sign', 'add support for more than one host\n - #', ': Add a test'],
  ['another id', '442091 MIPS support\n', '  Speed up the start'],
  ['prose, within a hash', 'the build does not work on old hosts\ncb', ' Merge the fix'],
])('knows %s in the line above', (_, before, after) => {
  expect(isProseAbove(before, after)).toBe(true);
});

it.each([
  ['the line leads to a number', 'please call our office in the town at\n', ' for details'],
  ['the line is a label', 'Office phone\n', ' Ms Lane'],
  ['the line ends with a colon', 'Ask for help with your order by phone:\n', ' or mail'],
  ['nothing follows', 'the build does not work on old hosts\n', '\nMs Lane'],
  ['the candidate is not the first of its line', 'it does work on old hosts\ncall ', ' now'],
  ['there is no line above', 'the build does not work on ', ' hosts now'],
])('finds no prose above if %s', (_, before, after) => {
  expect(isProseAbove(before, after)).toBe(false);
});

it('knows a sentence that starts with a number', () => {
  expect(startsSentence('an old line\n ', '  support new hosts too')).toBe(true);
  expect(startsSentence('an old line\n ', ' mobile\n')).toBe(false);
  expect(startsSentence('ask for ', ' support new hosts too')).toBe(false);
});

it('knows a postcode after its town and before its country', () => {
  expect(isPostcodeBeforeCountry('1 Main Road\nSingapore ', '\nSingapore\n')).toBe(true);
  expect(isPostcodeBeforeCountry('1 Main Road\nSingapore ', '\nMs Lane\n')).toBe(false);
  expect(isPostcodeBeforeCountry('1 Main Road\n', '\nSingapore\n')).toBe(false);
});
