import { expect, it } from 'vitest';
import { errorSourceOf, reportErrors } from '@/components/shared/report-errors';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

function reporting(sourceOf: Parameters<typeof reportErrors>[0]['sourceOf'] = () => 'popup') {
  const ask = fakeAsk({ 'report-error': () => ok(null) });
  const target = new EventTarget();
  const ended = new AbortController();
  reportErrors({ ask, target, sourceOf }, ended.signal);
  const fail = (type: string, fields: object) =>
    target.dispatchEvent(Object.assign(new Event(type), fields));
  return { ask, ended, fail };
}

it('reports what nothing caught, errors and rejections', () => {
  const { ask, fail } = reporting();
  fail('error', { error: Object.assign(new TypeError('odd'), { stack: 'here' }) });
  fail('unhandledrejection', { reason: 'a text' });
  fail('error', { message: 'Script error.' });
  expect(ask.asked.map(({ body }) => body)).toEqual([
    { source: 'popup', name: 'TypeError', message: 'odd', stack: 'here' },
    { source: 'popup', name: 'string', message: 'a text', stack: '' },
    { source: 'popup', name: 'string', message: 'Script error.', stack: '' },
  ]);
});

it('ends with its page', () => {
  const { ask, ended, fail } = reporting();
  ended.abort();
  fail('error', { error: new Error('odd') });
  expect(ask.asked).toEqual([]);
});

it('reports of a page only what our own scripts threw', () => {
  const { ask, fail } = reporting(errorSourceOf);
  const failIn = (script: string) =>
    fail('error', {
      error: Object.assign(new Error('odd'), { stack: `    at f (${script}:1:2)` }),
    });
  failIn('https://crm.example/card.js');
  failIn('chrome-extension://abc/card.js');
  failIn('moz-extension://0a-1b/finder.js');
  failIn('chrome-extension://abc/await-numbers.js');
  failIn('chrome-extension://abc/inject.js');
  expect(ask.asked.map(({ body }) => body)).toMatchObject([
    { source: 'card' },
    { source: 'finder' },
    { source: 'await-numbers' },
  ]);
});
