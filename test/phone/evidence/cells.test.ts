import { expect, it } from 'vitest';
import { isWordOfOtherCell } from '@/lib/phone/evidence/cells';

it('takes words of another cell as a label only if they are all of it', () => {
  expect(isWordOfOtherCell('PSYCHOLOGY,Social Work,')).toBe(true);
  expect(isWordOfOtherCell('Jo Park,Work phone,')).toBe(false);
  expect(isWordOfOtherCell('Jo Park,phone: ')).toBe(false);
  expect(isWordOfOtherCell('Phone ')).toBe(false);
});
