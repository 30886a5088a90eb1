// @vitest-environment happy-dom
import '@/test/calls/support/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDashboard } from '@/components/dashboard/open-dashboard';
import { openCallDatabase } from '@/lib/calls/database';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { pageUntil } from '@/test/components/shared/page-until';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { askedOfBackground, ownPageBrowser } from '@/test/support/fakes/own-page-browser';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

let ended: AbortController;

beforeEach(async () => {
  vi.clearAllMocks();
  ended = new AbortController();
  await openCallDatabase().calls.clear();
  history.replaceState(null, '', '/dashboard.html#/calls');
});
afterEach(() => {
  ended.abort();
});

const open = () => openDashboard(pageUntil(ended));
const call = sampleCall({ state: 'recorded', createdAt: NOON, calleeName: 'Ada' });

it('shows the view that the address names, and follows the address', () => {
  history.replaceState(null, '', '/dashboard.html#/campaigns?page=2');
  const { route } = open();
  expect(route.route.value).toMatchObject({ view: 'campaigns', query: { page: '2' } });
  history.replaceState(null, '', '#/queue');
  dispatchEvent(new Event('hashchange'));
  expect(route.route.value.view).toBe('queue');
});

it('ignores changes of the address after it is closed', () => {
  const { route } = openDashboard(pageUntil(ended));
  const { view } = route.route.value;
  ended.abort();
  history.replaceState(null, '', '#/queue');
  dispatchEvent(new Event('popstate'));
  expect(route.route.value.view).toBe(view);
});

it('lists the calls of the database, and those that are added later', async () => {
  const { callsTable } = open();
  await openCallDatabase().calls.add(call);
  await vi.waitFor(() => expect(callsTable.page.value?.calls).toEqual([call]));
});

it('saves the list as a file', async () => {
  await openCallDatabase().calls.add(call);
  const saved: { name: string; blob: Blob }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:list';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: last });
  });
  const { callsTable } = open();
  await vi.waitFor(() => expect(callsTable.page.value?.matching).toBe(1));
  await callsTable.exportCsv(['Name'], ({ call }) => [call.calleeName ?? '']);
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('handset-calls.csv');
  expect(await saved[0]?.blob.text()).toContain('Ada');
});

it('reads the queue again when the rep returns to the window', async () => {
  open();
  await flushPromises();
  const read = () => askedOfBackground().filter(({ name }) => name === 'queue').length;
  const before = read();
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(read()).toBeGreaterThan(before));
});

it('opens Options', () => {
  open().openOptions();
  expect(ownPageBrowser.runtime.openOptionsPage).toHaveBeenCalledOnce();
});
