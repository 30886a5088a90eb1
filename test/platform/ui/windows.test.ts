import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  authRedirectUrl,
  minimizeOwnWindow,
  openAuthPage,
  openConfirmation,
  openSidePanelIn,
  openStripWindow,
  reopenPage,
  sidePanelOpener,
} from '@/lib/platform/ui/windows';

const api = vi.hoisted(() => ({
  runtime: { getURL: (path: string) => `ext:/${path}` },
  tabs: { get: vi.fn(async () => ({ windowId: 5 })), create: vi.fn() },
  action: { openPopup: vi.fn() },
  windows: {
    create: vi.fn(),
    remove: vi.fn(async () => undefined),
    update: vi.fn(),
    getCurrent: vi.fn(async () => ({ id: 3 })),
  },
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let nextWindow: number;
beforeEach(() => {
  vi.clearAllMocks();
  nextWindow = 10;
  api.windows.create.mockImplementation(async () => ({ id: nextWindow++ }));
  api.windows.update.mockImplementation(async () => ({}));
});

describe('the confirmation', () => {
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
});

describe('a page that comes back', () => {
  it('is in a tab, in front if it was', async () => {
    await reopenPage('/dashboard.html#/calls', true);
    expect(api.tabs.create).toHaveBeenCalledWith({
      url: 'ext://dashboard.html#/calls',
      active: true,
    });
  });

  it('is in a window of its own if it is the strip', async () => {
    await reopenPage('/strip.html', false);
    expect(api.windows.create.mock.calls[0]?.[0]).toMatchObject({
      ...{ url: 'ext://strip.html', type: 'popup', focused: false },
    });
    expect(api.tabs.create).not.toHaveBeenCalled();
  });
});

describe('the call strip', () => {
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
});

describe('the side panel', () => {
  const open = vi.fn(async () => undefined);

  beforeEach(() => {
    for (const key of ['sidePanel', 'sidebarAction']) Reflect.deleteProperty(api, key);
    api.windows.getCurrent.mockResolvedValueOnce({ id: 5 });
  });

  it('opens the side panel of this window in the turn of the click', async () => {
    Object.assign(api, { sidePanel: { open } });
    const opener = sidePanelOpener();
    await Promise.resolve();
    void opener();
    expect(open).toHaveBeenCalledWith({ windowId: 5 });
  });

  it('opens the sidebar in Firefox', () => {
    Object.assign(api, { sidebarAction: { open } });
    void sidePanelOpener()();
    expect(open).toHaveBeenCalledOnce();
  });

  it('opens it in the window of a key press', () => {
    Object.assign(api, { sidePanel: { open } });
    void openSidePanelIn(3);
    expect(open).toHaveBeenCalledWith({ windowId: 3 });
  });
});

it('shows a page until it leads back', async () => {
  const launchWebAuthFlow = vi.fn(async () => 'https://handset.chromiumapp.org/?code=1');
  const getRedirectURL = () => 'https://handset.chromiumapp.org/';
  Object.assign(api, { identity: { launchWebAuthFlow, getRedirectURL } });
  expect(authRedirectUrl()).toBe('https://handset.chromiumapp.org/');
  expect(await openAuthPage('https://acme.my.salesforce.com/x')).toContain('?code=1');
  expect(launchWebAuthFlow).toHaveBeenCalledWith({
    ...{ url: 'https://acme.my.salesforce.com/x', interactive: true },
  });
});
