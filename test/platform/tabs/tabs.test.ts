import { beforeEach, expect, it, vi } from 'vitest';
import { ACCESS_WITHDRAWN } from '@/lib/platform/page/withdrawn-access';
import {
  activeTab,
  allTabs,
  announceWithdrawnAccess,
  focusTab,
  onPageInView,
  openInNewTab,
  openOwnPage,
  tabById,
} from '@/lib/platform/tabs/tabs';
import { fakeEvent } from '@/test/platform/support/fake-event';

interface FakeTab {
  id?: number;
  url?: string;
  title?: string;
  active?: boolean;
}

const api = vi.hoisted(() => ({
  tabs: {} as Record<string, unknown>,
  windows: {} as Record<string, unknown>,
  runtime: { getURL: (path: string) => `chrome-extension://handset${path}` },
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let tabs: FakeTab[];
const onActivated = fakeEvent<[]>();
const onUpdated = fakeEvent<[number, { status?: string }, { active: boolean }]>();

beforeEach(() => {
  tabs = [
    { id: 1, url: 'https://crm.example/', title: 'CRM', active: true },
    { id: 2 },
    { url: 'https://no-id.example/' },
  ];
  api.tabs = {
    onActivated,
    onUpdated,
    query: async ({ active }: { active?: boolean }) =>
      active ? tabs.filter((tab) => tab.active) : tabs,
    get: async (id: number) => {
      const tab = tabs.find((each) => each.id === id);
      if (!tab) throw new Error('No tab with id');
      return tab;
    },
  };
});

it('returns only id, address and title of a tab', async () => {
  expect(await activeTab()).toEqual({ id: 1, url: 'https://crm.example/', title: 'CRM' });
  expect(await tabById(2)).toEqual({ id: 2 });
});

it('knows no closed tab, and none without an id', async () => {
  expect(await tabById(9)).toBeUndefined();
  expect((await allTabs()).map(({ id }) => id)).toEqual([1, 2]);
});

it('reports another tab or a loaded page in view, until the signal ends', () => {
  const react = vi.fn();
  const controller = new AbortController();
  onPageInView(react, controller.signal);
  onActivated.fire();
  onUpdated.fire(1, { status: 'complete' }, { active: true });
  expect(react).toHaveBeenCalledTimes(2);
  onUpdated.fire(1, { status: 'loading' }, { active: true });
  onUpdated.fire(2, { status: 'complete' }, { active: false });
  controller.abort();
  onActivated.fire();
  onUpdated.fire(1, { status: 'complete' }, { active: true });
  expect(react).toHaveBeenCalledTimes(2);
});

it('opens a page of the extension in a new tab', async () => {
  const create = vi.fn(async (_options: { url: string }) => ({}));
  api.tabs.create = create;
  await openOwnPage('/dashboard.html#/calls');
  expect(create).toHaveBeenCalledExactlyOnceWith({
    url: 'chrome-extension://handset/dashboard.html#/calls',
  });
});

it('tells every tab that access was withdrawn, also if one does not listen', async () => {
  const told: unknown[] = [];
  api.tabs.sendMessage = async (id: number, message: unknown) => {
    told.push([id, message]);
    if (id === 1) throw new Error('Receiving end does not exist');
  };
  await announceWithdrawnAccess();
  expect(told).toEqual([
    [1, ACCESS_WITHDRAWN],
    [2, ACCESS_WITHDRAWN],
  ]);
});

it('opens an address in a tab, and brings a tab and its window to the front', async () => {
  const done: unknown[] = [];
  api.tabs = {
    create: async (what: unknown) => done.push(what),
    update: async (id: number, change: unknown) => {
      done.push(id, change);
      return { id, windowId: 3 };
    },
  };
  api.windows = { update: async (id: number, change: unknown) => done.push(id, change) };
  await openInNewTab('https://crm.example/1');
  expect(await focusTab(2)).toBe(true);
  expect(done).toEqual([
    { url: 'https://crm.example/1' },
    ...[2, { active: true }, 3, { focused: true }],
  ]);
});

it('opens an address in a window where no window can have a new tab', async () => {
  const opened: unknown[] = [];
  api.tabs = { create: async () => Promise.reject(new Error('No window')) };
  api.windows = { create: async (what: unknown) => opened.push(what) };
  await openInNewTab('https://crm.example/1');
  expect(opened).toEqual([{ url: 'https://crm.example/1' }]);
});

it('says that a tab could not be brought to the front because it was closed', async () => {
  api.tabs = { update: async () => Promise.reject(new Error('No tab with id: 2.')) };
  expect(await focusTab(2)).toBe(false);
});
