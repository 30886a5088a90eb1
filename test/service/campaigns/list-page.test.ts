import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseRows } from '@/lib/service/campaigns/list-page';

it('keeps readable rows and counts the others', () => {
  const schema = z.object({ id: z.int() });
  expect(parseRows(schema, [{ id: 1 }, { id: 'x' }, null, { id: 2 }])).toEqual({
    rows: [{ id: 1 }, { id: 2 }],
    unreadable: 2,
  });
});
