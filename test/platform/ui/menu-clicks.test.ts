import { beforeEach, expect, it, vi } from 'vitest';
import { type MenuClick, onMenuClick } from '@/lib/platform/ui/menu-clicks';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

const api = vi.hoisted(() => ({ contextMenus: {} as Record<string, unknown> }));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let onClicked: FakeEvent<[unknown, { id: number; url?: string; title?: string } | undefined]>;
let clicks: MenuClick[];

beforeEach(() => {
  onClicked = fakeEvent();
  api.contextMenus = { onClicked };
  clicks = [];
  onMenuClick((click) => clicks.push(click));
});

it('names the offer that the clicked item showed', () => {
  const page = { url: 'https://crm.example/', title: 'Contacts' };
  onClicked.fire({ menuItemId: 'call-marked:offer-1', frameId: 3 }, { id: 7, ...page });
  expect(clicks).toEqual([{ id: 'call-marked', offerId: 'offer-1', tabId: 7, frameId: 3, page }]);
});

it('brings the link or the selection', () => {
  const link = { menuItemId: 'call-link', linkUrl: 'tel:+12125550134' };
  onClicked.fire(link, { id: 7 });
  onClicked.fire({ ...link, linkText: 'Call Ann' }, { id: 7 });
  onClicked.fire({ menuItemId: 'call-selection', selectionText: '212 555 0134' }, { id: 7 });
  expect(clicks).toMatchObject([
    { link: 'tel:+12125550134' },
    { link: 'tel:+12125550134', linkText: 'Call Ann' },
    { selection: '212 555 0134' },
  ]);
});

it('ignores clicks outside a tab or on an unknown item', () => {
  onClicked.fire({ menuItemId: 'call-link' }, undefined);
  onClicked.fire({ menuItemId: 'other' }, { id: 7 });
  onClicked.fire({ menuItemId: 7 }, { id: 7 });
  expect(clicks).toEqual([]);
});
