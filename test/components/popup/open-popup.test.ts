// @vitest-environment happy-dom
import '@/test/calls/support/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPopup, openSidePanel } from '@/components/popup/open-popup';
import { pageUntil } from '@/test/components/shared/page-until';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { askedOfBackground, ownPageBrowser } from '@/test/support/fakes/own-page-browser';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

let ended: AbortController;

beforeEach(() => {
  vi.clearAllMocks();
  ended = new AbortController();
  history.replaceState(null, '', '/popup.html');
});
afterEach(() => {
  ended.abort();
});

const pagesRead = () =>
  askedOfBackground()
    .filter(({ name }) => name === 'page-numbers')
    .map(({ body }) => body);

it('reads the page of the tab that the rep looks at', async () => {
  openPopup(pageUntil(ended));
  await vi.waitFor(() => expect(pagesRead()).toEqual([{ tabId: 7 }]));
});

it('reads the page of the tab that a separate window was opened for', async () => {
  history.replaceState(null, '', '/popup.html?tab=9');
  openPopup(pageUntil(ended));
  await vi.waitFor(() => expect(pagesRead()).toEqual([{ tabId: 9 }]));
});

it('opens the side panel from the popup and closes the popup', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const { openSidePanel: open } = openPopup(pageUntil(ended));
  await flushPromises();
  open?.();
  expect(ownPageBrowser.sidePanel.open).toHaveBeenCalledExactlyOnceWith({ windowId: 3 });
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('does not offer the side panel within it', () => {
  const model = openSidePanel(pageUntil(ended));
  expect(model.openSidePanel).toBeUndefined();
});

it('reads the next page when the rep moves to another tab, until it is closed', async () => {
  openSidePanel(pageUntil(ended));
  await vi.waitFor(() => expect(pagesRead()).toHaveLength(1));
  ownPageBrowser.tabs.query.mockResolvedValue([{ id: 8 }]);
  ownPageBrowser.tabs.onActivated.fire();
  await vi.waitFor(() => expect(pagesRead()).toEqual([{ tabId: 7 }, { tabId: 8 }]));
  ended.abort();
  ownPageBrowser.tabs.onActivated.fire();
  await flushPromises();
  expect(pagesRead()).toHaveLength(2);
});

it('reads the page again when the finder reads more of it', async () => {
  openSidePanel(pageUntil(ended));
  await vi.waitFor(() => expect(pagesRead()).toHaveLength(1));
  const [{ id } = { id: 0 }] = await ownPageBrowser.tabs.query();
  await vi.waitFor(() => {
    ownPageBrowser.runtime.onMessage.fire({ name: 'recognise' }, { tab: { id } });
    expect(pagesRead()).toHaveLength(2);
  }, 5_000);
});

it('asks the browser for access inside the click', () => {
  const { page } = openPopup(pageUntil(ended));
  void page.allow('all');
  expect(ownPageBrowser.permissions.request).toHaveBeenCalledOnce();
});
