// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ACCESS_WITHDRAWN, onAccessInDoubt } from '@/lib/platform/page/withdrawn-access';

type Listener = (message: unknown) => unknown;

const heard = vi.hoisted(() => ({ listeners: new Set<Listener>() }));
vi.mock('@/lib/platform/browser', () => ({
  browser: {
    runtime: {
      onMessage: {
        addListener: (listener: Listener) => heard.listeners.add(listener),
        removeListener: (listener: Listener) => heard.listeners.delete(listener),
      },
    },
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
  const [listener] = heard.listeners;
  expect(listener?.(ACCESS_WITHDRAWN)).toBeUndefined();
  expect(listener?.({ name: 'list-numbers' })).toBeUndefined();
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
  expect(heard.listeners.size).toBe(0);
});
