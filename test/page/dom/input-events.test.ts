// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { eventCountOf, isKeyClick } from '@/lib/page/dom/input-events';

describe('key click', () => {
  const click = (init: PointerEventInit) => new PointerEvent('click', init);

  it('recognises a click of a key in Chromium and in Firefox', () => {
    expect(isKeyClick(click({ pointerType: '', detail: 0 }))).toBe(true);
    expect(isKeyClick(click({ pointerType: '', detail: 1 }))).toBe(true);
  });

  it.each(['mouse', 'pen', 'touch'])(
    'does not take a click of a %s for a click of a key',
    (pointerType) => {
      expect(isKeyClick(click({ pointerType }))).toBe(false);
    },
  );
});

describe('event counts', () => {
  afterEach(() => void Reflect.deleteProperty(performance, 'eventCounts'));

  it('returns the browser’s count of events, if it counts them', () => {
    expect(eventCountOf('keyup')).toBeUndefined();
    Object.assign(performance, { eventCounts: new Map([['keyup', 7]]) });
    expect(eventCountOf('keyup')).toBe(7);
  });
});
