import { beforeEach, expect, it, vi } from 'vitest';
import { minimizeOwnWindow, openStripWindow } from '@/lib/platform/ui/strip-window';

const api = vi.hoisted(() => ({
  runtime: { getURL: (path: string) => `ext:/${path}` },
  windows: { create: vi.fn(), update: vi.fn(), getCurrent: vi.fn(async () => ({ id: 3 })) },
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let nextWindow = 10;
beforeEach(() => {
  vi.clearAllMocks();
  api.windows.create.mockImplementation(async () => ({ id: nextWindow++ }));
  api.windows.update.mockImplementation(async () => ({}));
});

it('opens one window, brings that to the front later, and opens another once it was closed', async () => {
  await openStripWindow();
  expect(api.windows.create.mock.calls[0]?.[0]).toMatchObject({
    url: 'ext://strip.html',
    type: 'popup',
  });
  await openStripWindow();
  expect(api.windows.create).toHaveBeenCalledOnce();
  expect(api.windows.update).toHaveBeenCalledWith(10, { focused: true, state: 'normal' });
  api.windows.update.mockRejectedValue(new Error('No window with id: 10.'));
  await openStripWindow();
  expect(api.windows.create).toHaveBeenCalledTimes(2);
});

it('minimizes the window of its page, and restores it', async () => {
  await minimizeOwnWindow(true);
  await minimizeOwnWindow(false);
  expect(api.windows.update.mock.calls).toEqual([
    [3, { state: 'minimized' }],
    [3, { state: 'normal' }],
  ]);
});
