import { describe, expect, it } from 'vitest';
import { fromItems, partsLeftOver, toItems } from '@/lib/settings/sync/items';

const itemsOf = (text: string) => {
  const split = toItems({ at: 7, text });
  if ('problem' in split) throw new Error(split.problem);
  return split.items;
};

/** As the browser counts: the key, and the value as JSON, in bytes. */
const bytes = (items: Record<string, unknown>) =>
  Object.entries(items).map(([key, value]) => Buffer.byteLength(key + JSON.stringify(value)));

it.each(['', 'kurz', 'ü🙂"\\'.repeat(4_000)])('joins what it split', (text) => {
  expect(fromItems(itemsOf(`{${text}`))).toEqual({ at: 7, text: `{${text}` });
});

it('stays within the browser’s limits, and refuses what does not', () => {
  const most = 'x'.repeat(72_000);
  const sizes = bytes(itemsOf(most));
  expect(Math.max(...sizes)).toBeLessThan(8_192);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(102_400);
  expect(toItems({ at: 7, text: `${most}x` })).toEqual({ problem: 'too-large' });
});

describe('items', () => {
  const items = itemsOf('x'.repeat(9_000));

  it('are nothing without a head', () => {
    expect(fromItems({})).toBeUndefined();
    expect(fromItems({ other: 1 })).toBeUndefined();
  });

  it.each([
    [{ ...items, 'settings-1': undefined }, 'incomplete'],
    [{ ...items, 'settings-1': { at: 6, text: 'eA==' } }, 'incomplete'],
    [{ ...items, settings: { handset: 'sync', version: 2 } }, { problem: 'newer' }],
    [
      { ...items, settings: 'odd' },
      { problem: 'unread', paths: ['settings'] },
    ],
    [
      { ...items, settings: { handset: 'sync', version: 1, at: 7, parts: 1e9 } },
      { problem: 'unread', paths: ['settings'] },
    ],
    [
      { ...items, 'settings-0': 5 },
      { problem: 'unread', paths: ['settings'] },
    ],
    [
      { ...itemsOf('a'), 'settings-0': { at: 7, text: '!' } },
      { problem: 'unread', paths: ['settings'] },
    ],
  ])('are refused as a whole', (given, expected) => {
    expect(fromItems(given)).toEqual(expected);
  });

  it('leave no part of longer ones behind', () => {
    expect(partsLeftOver({ ...items, other: 1 }, itemsOf('a'))).toEqual(['settings-1']);
  });
});
