import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMenus,
  hideSelectionItem,
  menuFrame,
  resetMenu,
  resetMenuInOtherTabs,
  showMenuNumber,
} from '@/lib/platform/ui/menus';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

interface Item {
  id: string;
  title?: string;
  contexts?: string[];
  documentUrlPatterns?: string[];
}

const api = vi.hoisted(() => ({
  contextMenus: {} as Record<string, unknown>,
  storage: {} as Record<string, unknown>,
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

const items = new Map<string, Item>();
let onShown: FakeEvent<[unknown, { id: number }]>;
const frame = { tabId: 1, frameId: 0 };
const shown = { offerId: 'offer-1', title: 'Call +1 212 555 0134', on: 'page' as const, frame };

/** Items that a page's menu would show. */
const visible = () =>
  [...items.values()]
    .filter(({ documentUrlPatterns = [] }) => documentUrlPatterns.length === 0)
    .map(({ id }) => id);

beforeEach(async () => {
  vi.stubEnv('FIREFOX', '');
  items.clear();
  onShown = fakeEvent();
  const session: Record<string, unknown> = {};
  api.storage = {
    session: {
      get: async (key: string) => ({ [key]: session[key] }),
      set: async (values: object) => void Object.assign(session, values),
      remove: async (key: string) => void delete session[key],
    },
  };
  api.contextMenus = {
    onShown,
    removeAll: async () => items.clear(),
    create: (item: Item) => void items.set(item.id, item),
    remove: async (id: string) => void items.delete(id),
    update: async (id: string, change: object) => {
      const item = items.get(id);
      if (!item) throw new Error(`Cannot find menu item with id ${id}`);
      items.set(id, { ...item, ...change });
    },
  };
  await createMenus({ 'call-link': 'Call link', 'call-selection': 'Call “%s”' });
});

describe('the context menu', () => {
  it('has an item for links and one for selections', () => {
    expect(visible()).toEqual(['call-link', 'call-selection']);
  });

  it('shows one marked number in place of them', async () => {
    await showMenuNumber(shown);
    expect(visible()).toEqual(['call-marked:offer-1']);
    await showMenuNumber({ ...shown, offerId: 'offer-2' });
    expect(visible()).toEqual(['call-marked:offer-2']);
  });

  it('has its own items again when the rep points elsewhere', async () => {
    await showMenuNumber(shown);
    await resetMenu(frame);
    expect(visible()).toEqual(['call-link', 'call-selection']);
  });

  it('knows the document that it is about, until it is reset', async () => {
    expect(await menuFrame()).toBeUndefined();
    await showMenuNumber({ ...shown, frame: { ...frame, documentId: 'document-1' } });
    expect(await menuFrame()).toEqual({ ...frame, documentId: 'document-1' });
    await hideSelectionItem(frame);
    expect(await menuFrame()).toEqual(frame);
    await resetMenu(frame);
    expect(await menuFrame()).toBeUndefined();
  });

  it('ignores a frame that it is no longer about', async () => {
    await showMenuNumber(shown);
    await resetMenu({ tabId: 2, frameId: 0 });
    expect(visible()).toEqual(['call-marked:offer-1']);
  });

  it('has its own items again when it opens in another tab, as after its own was closed', async () => {
    resetMenuInOtherTabs();
    await showMenuNumber(shown);
    onShown.fire({}, { id: 1 });
    await resetMenu({ tabId: 2, frameId: 0 });
    expect(visible()).toEqual(['call-marked:offer-1']);
    onShown.fire({}, { id: 2 });
    await resetMenu({ tabId: 2, frameId: 0 });
    expect(visible()).toEqual(['call-link', 'call-selection']);
  });

  it('does without that where the browser does not tell when a menu opens', () => {
    Reflect.deleteProperty(api.contextMenus, 'onShown');
    expect(resetMenuInOtherTabs).not.toThrow();
  });

  it('has no item for selected text that is no number', async () => {
    await hideSelectionItem(frame);
    expect(visible()).toEqual(['call-link']);
  });

  it('offers a selected number on the selection only', async () => {
    await showMenuNumber({ ...shown, on: 'selection' });
    expect(items.get('call-marked:offer-1')?.contexts).toEqual(['selection']);
  });
});
