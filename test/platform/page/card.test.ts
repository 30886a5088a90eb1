// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import { holdCountdown } from '@/lib/platform/page/card';

const port = vi.hoisted(() => ({ name: '', disconnect: vi.fn() }));
vi.mock('@/lib/platform/page/page-browser', () => ({
  browser: { runtime: { connect: ({ name }: { name: string }) => Object.assign(port, { name }) } },
}));

beforeEach(() => port.disconnect.mockClear());

it('holds a port that names the call, until the signal ends', () => {
  const end = new AbortController();
  holdCountdown('call-1', end.signal);
  expect(port.name).toBe('countdown:call-1');
  expect(port.disconnect).not.toHaveBeenCalled();
  end.abort();
  expect(port.disconnect).toHaveBeenCalledOnce();
});

it('closes the port when the page goes into the cache', () => {
  holdCountdown('call-1', new AbortController().signal);
  window.dispatchEvent(new Event('pagehide'));
  expect(port.disconnect).toHaveBeenCalledOnce();
});
