import { beforeEach, expect, it, vi } from 'vitest';
import { openSidePanelIn, sidePanelOpener } from '@/lib/platform/ui/side-panel';

const api = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

const open = vi.fn(async () => undefined);

beforeEach(() => {
  open.mockClear();
  for (const key of Object.keys(api)) Reflect.deleteProperty(api, key);
  api.windows = { getCurrent: async () => ({ id: 5 }) };
});

it('opens the side panel of this window in the turn of the click', async () => {
  api.sidePanel = { open };
  const opener = sidePanelOpener();
  await Promise.resolve();
  void opener();
  expect(open).toHaveBeenCalledWith({ windowId: 5 });
});

it('opens the sidebar in Firefox', () => {
  api.sidebarAction = { open };
  void sidePanelOpener()();
  expect(open).toHaveBeenCalledOnce();
});

it('opens it in the window of a key press', () => {
  api.sidePanel = { open };
  void openSidePanelIn(3);
  expect(open).toHaveBeenCalledWith({ windowId: 3 });
});
