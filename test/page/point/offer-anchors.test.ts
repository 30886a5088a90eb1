import { expect, it } from 'vitest';
import type { Anchor } from '@/lib/page/card/card-handle';
import { createOfferAnchors } from '@/lib/page/point/offer-anchors';

const anchor = (isCurrent = () => true): Anchor => ({
  boxes: () => [],
  others: () => [],
  isCurrent,
  direction: 'ltr',
});

it('returns the anchor of an offer while its text is unchanged', () => {
  const anchors = createOfferAnchors();
  let current = true;
  const one = anchor(() => current);
  anchors.set('offer-1', one);
  expect(anchors.get('offer-1')).toBe(one);
  expect(anchors.get('offer-2')).toBeUndefined();
  expect(anchors.get(undefined)).toBeUndefined();
  current = false;
  expect(anchors.get('offer-1')).toBeUndefined();
});

it('keeps the last twenty anchors', () => {
  const anchors = createOfferAnchors();
  for (let n = 1; n <= 21; n++) anchors.set(`offer-${n}`, anchor());
  expect(anchors.get('offer-1')).toBeUndefined();
  expect(anchors.get('offer-2')).toBeDefined();
  expect(anchors.get('offer-21')).toBeDefined();
});
