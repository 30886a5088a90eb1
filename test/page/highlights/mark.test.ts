import { expect, it } from 'vitest';
import { isMarked } from '@/lib/page/highlights/mark';

it('marks what is certain or likely, and nothing doubtful', () => {
  expect((['certain', 'likely', 'doubtful'] as const).filter(isMarked)).toEqual([
    'certain',
    'likely',
  ]);
});
