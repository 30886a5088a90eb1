import { expect, it, vi } from 'vitest';
import { onAccessWithdrawn } from '@/lib/page/find/withdrawn-access';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

const browser = vi.hoisted(() => ({ doubt: (): void => undefined }));
vi.mock('@/lib/platform/page/withdrawn-access', () => ({
  onAccessInDoubt: (react: () => void) => {
    browser.doubt = react;
  },
}));

it.each([
  ['leaves a page that it may not read any more', ok(false), 1],
  ['stays where it still may', ok(true), 0],
  ['stays if nobody answers', { ok: false, error: { code: 'no-answer' } } as const, 0],
])('%s', async (_, answer, times) => {
  const leave = vi.fn();
  const ask = fakeAsk({ 'frame-access': () => answer });
  onAccessWithdrawn(ask, leave, new AbortController().signal);
  expect(leave).not.toHaveBeenCalled();
  browser.doubt();
  await vi.waitFor(() => expect(ask.asked).toHaveLength(1));
  await Promise.resolve();
  expect(leave).toHaveBeenCalledTimes(times);
});
