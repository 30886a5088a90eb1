import { expect, it } from 'vitest';
import { z } from 'zod';
import { readsAs, timeSchema } from '@/lib/database/row-readers';

it('checks the fields that the schema names, and leaves others alone', () => {
  const isReadable = readsAs<{ at: number; name?: string }>()(
    z.object({ at: timeSchema, name: z.string().optional() }),
  );
  expect(isReadable({ at: 1, name: 'a', later: null })).toBe(true);
  expect([{ at: '1' }, { at: 1, name: null }, {}, null, 'x'].some(isReadable)).toBe(false);
});

it('takes only times that can be shown', () => {
  const isTime = (at: unknown) => timeSchema.safeParse(at).success;
  expect([0, -8.64e15, 8.64e15].every(isTime)).toBe(true);
  expect([8.64e15 + 1, Number.NaN, Number.POSITIVE_INFINITY, '1'].some(isTime)).toBe(false);
});
