// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isKeyClick } from '@/lib/page/dom/key-click';

const click = (init: PointerEventInit) => new PointerEvent('click', init);

it('knows a click of a key in Chromium and in Firefox', () => {
  expect(isKeyClick(click({ pointerType: '', detail: 0 }))).toBe(true);
  expect(isKeyClick(click({ pointerType: '', detail: 1 }))).toBe(true);
});

it.each(['mouse', 'pen', 'touch'])('takes no click of a %s for one of a key', (pointerType) => {
  expect(isKeyClick(click({ pointerType }))).toBe(false);
});
