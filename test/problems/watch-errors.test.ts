import { expect, it } from 'vitest';
import { watchUncaughtErrors } from '@/lib/problems/watch-errors';

it('hands on errors and rejections until its signal ends', () => {
  const target = new EventTarget();
  const seen: unknown[] = [];
  const ended = new AbortController();
  watchUncaughtErrors(target, (error) => seen.push(error), ended.signal);
  const fire = (type: string, fields: object) =>
    target.dispatchEvent(Object.assign(new Event(type), fields));
  fire('error', { error: 'one' });
  fire('error', { error: null, message: 'two' });
  fire('unhandledrejection', { reason: 'three' });
  ended.abort();
  fire('error', { error: 'four' });
  expect(seen).toEqual(['one', 'two', 'three']);
});
