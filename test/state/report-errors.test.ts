import { expect, it } from 'vitest';
import { errorPlaceOf, reportErrors } from '@/lib/state/report-errors';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

function reporting(placeOf: Parameters<typeof reportErrors>[0]['placeOf'] = () => 'popup') {
  const ask = fakeAsk({ 'report-error': () => ok(null) });
  const target = new EventTarget();
  const ended = new AbortController();
  reportErrors({ ask, target, placeOf }, ended.signal);
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
    { place: 'popup', name: 'TypeError', message: 'odd', stack: 'here' },
    { place: 'popup', name: 'string', message: 'a text', stack: '' },
    { place: 'popup', name: 'string', message: 'Script error.', stack: '' },
  ]);
});

it('ends with its page', () => {
  const { ask, ended, fail } = reporting();
  ended.abort();
  fail('error', { error: new Error('odd') });
  expect(ask.asked).toEqual([]);
});

it('reports of a page only what our own scripts threw', () => {
  const { ask, fail } = reporting(errorPlaceOf);
  const failIn = (script: string) =>
    fail('error', {
      error: Object.assign(new Error('odd'), { stack: `    at f (${script}:1:2)` }),
    });
  failIn('https://crm.example/card.js');
  failIn('chrome-extension://abc/card.js');
  failIn('moz-extension://0a-1b/finder.js');
  failIn('chrome-extension://abc/inject.js');
  expect(ask.asked.map(({ body }) => body)).toMatchObject([{ place: 'card' }, { place: 'finder' }]);
});
