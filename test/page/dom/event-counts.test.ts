// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { eventCountOf } from '@/lib/page/dom/event-counts';

afterEach(() => void Reflect.deleteProperty(performance, 'eventCounts'));

it('tells what the browser counted, if it counts', () => {
  expect(eventCountOf('keyup')).toBeUndefined();
  Object.assign(performance, { eventCounts: new Map([['keyup', 7]]) });
  expect(eventCountOf('keyup')).toBe(7);
});
