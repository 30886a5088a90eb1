import { expect, it } from 'vitest';
import { describeError, MAX_ERROR_TEXT, watchUncaughtErrors } from '@/lib/problems/uncaught-errors';

it('describes an error by name, message and stack', () => {
  const error = new TypeError('odd');
  expect(describeError(error)).toEqual({
    name: 'TypeError',
    message: 'odd',
    stack: error.stack?.slice(0, MAX_ERROR_TEXT.stack),
  });
});

it('describes an error of the browser', () => {
  expect(describeError(new DOMException('full', 'QuotaExceededError'))).toMatchObject({
    name: 'QuotaExceededError',
    message: 'full',
  });
});

it.each([
  ['a text', { name: 'string', message: 'a text', stack: '' }],
  [undefined, { name: 'undefined', message: '', stack: '' }],
  [null, { name: 'object', message: '', stack: '' }],
  [7, { name: 'number', message: '', stack: '' }],
])('describes %j, which is no error', (thrown, description) => {
  expect(describeError(thrown)).toEqual(description);
});

it('bears an error that cannot be read', () => {
  const hostile = {
    get message(): string {
      throw new Error('no');
    },
    name: 7,
  };
  expect(describeError(hostile)).toEqual({ name: 'object', message: '', stack: '' });
});

it('cuts long texts', () => {
  const error = Object.assign(new Error('m'.repeat(9_000)), { stack: 's'.repeat(9_000) });
  const { message, stack } = describeError(error);
  expect([message.length, stack.length]).toEqual([MAX_ERROR_TEXT.message, MAX_ERROR_TEXT.stack]);
});

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
