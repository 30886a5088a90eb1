import { expect, it } from 'vitest';
import { longSubjects } from '@/scripts/structure/commit-subjects';

it('returns the subjects over 72 characters', () => {
  const fits = 'Say what changed in as many characters as a list of commits can show: ok';
  expect(fits).toHaveLength(72);
  expect(longSubjects([fits, `${fits}!`])).toEqual([`${fits}!`]);
});
