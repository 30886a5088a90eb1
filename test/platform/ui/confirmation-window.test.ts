import { beforeEach, expect, it, vi } from 'vitest';
import { openConfirmation } from '@/lib/platform/ui/confirmation-window';

const api = vi.hoisted(() => ({
  runtime: { getURL: (path: string) => `ext:/${path}` },
  tabs: { get: vi.fn(async () => ({ windowId: 5 })) },
  action: { openPopup: vi.fn() },
  windows: { create: vi.fn(), remove: vi.fn(async () => undefined) },
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let nextWindow = 10;
beforeEach(() => {
  vi.clearAllMocks();
  api.windows.create.mockImplementation(async () => ({ id: nextWindow++ }));
});

it('opens the toolbar popup of the window that the tab is in', async () => {
  await openConfirmation(7);
  expect(api.action.openPopup).toHaveBeenCalledWith({ windowId: 5 });
  expect(api.windows.create).not.toHaveBeenCalled();
});

it('opens a window for the tab where the browser opens no popup, and only one', async () => {
  api.action.openPopup.mockRejectedValue(new Error('needs a gesture'));
  await openConfirmation(7);
  await openConfirmation(8);
  expect(api.windows.create.mock.calls.map(([{ url, type }]) => [url, type])).toEqual([
    ['ext://popup.html?tab=7', 'popup'],
    ['ext://popup.html?tab=8', 'popup'],
  ]);
  expect(api.windows.remove).toHaveBeenCalledExactlyOnceWith(10);
});
