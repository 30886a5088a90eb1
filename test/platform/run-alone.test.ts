import { expect, it, vi } from 'vitest';
import { createRunAlone } from '@/lib/platform/run-alone';

it('runs work unless work runs under the same name, in another instance too', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = createRunAlone('outbox')(() => held);
  const second = vi.fn(async () => undefined);
  await createRunAlone('outbox')(second);
  expect(second).not.toHaveBeenCalled();
  const other = vi.fn(async () => undefined);
  await createRunAlone('follow')(other);
  expect(other).toHaveBeenCalledOnce();
  release();
  await first;
  await createRunAlone('outbox')(second);
  expect(second).toHaveBeenCalledOnce();
});
