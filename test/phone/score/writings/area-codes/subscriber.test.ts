import { expect, it } from 'vitest';
import { groupedLike, IN_PAIRS } from '@/lib/phone/score/writings/area-codes/subscriber';

it('fits digits in the same groups, by any usual sign', () => {
  const alike = new RegExp(`^${groupedLike('555-0134')}$`);
  expect(['555-0199', '555 0199', '555.0199'].every((text) => alike.test(text))).toBe(true);
  expect(['5550199', '5550-199', '555/0199'].some((text) => alike.test(text))).toBe(false);
});

it('knows subscriber numbers in pairs', () => {
  expect(['201-23-46', '5-12-34'].every((text) => IN_PAIRS.test(text))).toBe(true);
  expect(['201-2346', '2011-23-46'].some((text) => IN_PAIRS.test(text))).toBe(false);
});
