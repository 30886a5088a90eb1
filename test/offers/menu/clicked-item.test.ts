import { expect, it } from 'vitest';
import { sourceOf } from '@/lib/offers/menu/clicked-item';

it('names the page of the tab without what its address may keep secret', () => {
  const click = { tabId: 1, frameId: 0 };
  const page = { url: 'https://crm.example/14?session=secret', title: 'Ann Example' };
  const sourcePage = { url: 'https://crm.example/14', title: 'Ann Example' };
  expect(sourceOf({ ...click, page })).toEqual({ sourcePage });
  expect(sourceOf(click)).toEqual({});
  expect(sourceOf({ ...click, page: { url: 'about:blank' } })).toEqual({});
});
