// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ACCESS_WITHDRAWN, onAccessInDoubt } from '@/lib/platform/page/withdrawn-access';

const heard = vi.hoisted(() => ({ answer: (_: unknown): unknown => undefined }));
vi.mock('@/lib/platform/page/messaging', () => ({
  onMessage: (answer: (message: unknown) => unknown) => {
    heard.answer = answer;
  },
}));

const react = vi.fn();
const ending = new AbortController();
beforeEach(() => react.mockClear());

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('hears of withdrawn access, and leaves every answer to others', () => {
  onAccessInDoubt(react, ending.signal);
  expect(heard.answer(ACCESS_WITHDRAWN)).toBeUndefined();
  expect(heard.answer({ name: 'list-numbers' })).toBeUndefined();
  expect(react).toHaveBeenCalledTimes(1);
});

it('looks when a page comes back from the cache, until the signal ends', () => {
  show(false);
  expect(react).not.toHaveBeenCalled();
  show(true);
  expect(react).toHaveBeenCalledTimes(1);
  ending.abort();
  show(true);
  expect(react).toHaveBeenCalledTimes(1);
});
