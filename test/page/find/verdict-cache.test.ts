import { expect, it } from 'vitest';
import { createVerdictCache } from '@/lib/page/find/verdict-cache';

it('keeps one request for a line, and who waits for it', () => {
  const cache = createVerdictCache<string>();
  const request = cache.requestFor('212 555 0134');
  request.waiting.push('first', 'second');
  expect(cache.requestFor('212 555 0134')).toBe(request);
  expect(request.verdict).toBeUndefined();
  expect(cache.answer(request, 'c')).toEqual(['first', 'second']);
  expect([request.verdict, request.waiting]).toEqual(['c', []]);
});

it('drops the oldest verdicts beyond five thousand, but no request without an answer', () => {
  const cache = createVerdictCache<string>();
  const open = cache.requestFor('open');
  const oldest = cache.requestFor('0');
  cache.answer(oldest, 'c');
  for (let n = 1; n < 5000; n++) cache.answer(cache.requestFor(`${n}`), 'c');
  cache.trim();
  expect(cache.requestFor('open')).toBe(open);
  expect(cache.requestFor('0')).not.toBe(oldest);
});

it('forgets all verdicts once a country that one named is gone', () => {
  const cache = createVerdictCache<string>();
  const british = cache.requestFor('+44 20 7946 0123');
  const national = cache.requestFor('020 7946 0123');
  const open = cache.requestFor('open');
  cache.answer(british, 'cGB');
  cache.answer(national, 'l');
  expect(cache.forgetUnless(['GB', 'DE'])).toBe(false);
  expect(cache.requestFor('020 7946 0123')).toBe(national);
  expect(cache.forgetUnless(['DE'])).toBe(true);
  expect(cache.requestFor('020 7946 0123')).not.toBe(national);
  expect(cache.requestFor('open')).toBe(open);
});
