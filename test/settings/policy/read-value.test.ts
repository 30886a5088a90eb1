import { expect, it } from 'vitest';
import { z } from 'zod';
import { readValue } from '@/lib/settings/policy/read-value';

it('reads a value, or names it', () => {
  expect(readValue('count', z.int(), 3)).toEqual({ value: 3, wrong: [] });
  expect(readValue('count', z.int(), '3')).toEqual({ wrong: ['count'] });
});

it('reads a list entry by entry, and names what is wrong or there twice', () => {
  const schema = z.array(z.object({ id: z.string(), label: z.string().default('') }));
  const entries = [{ id: 'a' }, { label: 'no id' }, { id: 'a', label: 'twice' }, { id: 'b' }];
  expect(readValue('list', schema, entries)).toEqual({
    value: [
      { id: 'a', label: '' },
      { id: 'b', label: '' },
    ],
    wrong: ['list[1]', 'list[2]'],
  });
});

it('reads each entry once, so that what it becomes need not fit the schema again', () => {
  const schema = z.array(z.string().transform((text) => text.length));
  expect(readValue('list', schema, ['one', 'three'])).toEqual({ value: [3, 5], wrong: [] });
});

it('names a list whose length is wrong', () => {
  expect(readValue('list', z.array(z.int()).max(1), [1, 2])).toEqual({ wrong: ['list'] });
});
