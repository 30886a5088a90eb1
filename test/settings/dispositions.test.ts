import { expect, it } from 'vitest';
import { defaultDispositions, offeredDispositions } from '@/lib/settings/dispositions';

it('offers as many as there are keys, without the removed ones', () => {
  const [first, ...rest] = defaultDispositions;
  if (!first) throw new Error('no defaults');
  const list = [{ ...first, removed: true as const }, ...rest, { id: 'own', label: 'Own' }];
  expect(offeredDispositions(list).map(({ id }) => id)).toEqual([
    ...rest.map(({ id }) => id),
    'own',
  ]);
  expect(offeredDispositions([...list, { id: 'tenth', label: 'Tenth' }])).toHaveLength(9);
});
