import Dexie from 'dexie';
import { expect, it } from 'vitest';
import {
  backOffAfter,
  Failure,
  failBeforeCall,
  probeService,
  problemBeforeCall,
  problemOf,
  unexpectedCause,
  usableConnection,
} from '@/lib/calls/failure';
import { SettingLocked } from '@/lib/settings/apply-policy';
import { serviceFailure } from './support/service';

it.each([
  [new Failure('no-did'), { code: 'no-did' }],
  [new Failure('refused', 'Their words.'), { code: 'refused', words: 'Their words.' }],
  [serviceFailure('timeout'), { code: 'timeout' }],
  [serviceFailure('aborted'), { code: 'timeout' }],
  [
    serviceFailure('unauthorised', { detail: 'Expired.' }),
    { code: 'unauthorised', words: 'Expired.' },
  ],
  [new Dexie.QuotaExceededError('full'), { code: 'storage-failed' }],
  [new Dexie.OpenFailedError('broken'), { code: 'storage-failed' }],
  [new DOMException('full', 'QuotaExceededError'), { code: 'storage-failed' }],
  [new SettingLocked('dids'), { code: 'setting-locked' }],
  [new TypeError('odd'), { code: 'unexpected' }],
  ['odd', { code: 'unexpected' }],
  [undefined, { code: 'unexpected' }],
])('%s is %j', (error, problem) => {
  expect(problemOf(error)).toEqual(problem);
});

it('reports an unexpected error before a call as not called', () => {
  const odd = new TypeError('odd');
  expect(problemBeforeCall(odd)).toEqual({ code: 'unexpected-before-call' });
  expect(problemBeforeCall(new Failure('no-did'))).toEqual({ code: 'no-did' });
  expect(() => failBeforeCall(new Failure('no-did'))).toThrow('no-did');
  expect(() => failBeforeCall(odd)).toThrow(
    expect.objectContaining({ problem: { code: 'unexpected-before-call' }, cause: odd }),
  );
});

it('distinguishes unexpected errors from known problems', () => {
  const odd = new TypeError('odd');
  const full = new Dexie.QuotaExceededError('full');
  expect(unexpectedCause(odd)).toBe(odd);
  expect(unexpectedCause(full)).toBe(full);
  expect(unexpectedCause(new Failure('unexpected-before-call', undefined, undefined, odd))).toBe(
    odd,
  );
  expect(unexpectedCause(new Failure('no-did'))).toBeUndefined();
  expect(unexpectedCause(serviceFailure('timeout'))).toBeUndefined();
});

it('is the time that the service asks for', () => {
  expect(backOffAfter(serviceFailure('server-error', { retryAfterMs: 90_000 }))).toBe(90_000);
  expect(backOffAfter(serviceFailure('rate-limited', { retryAfterMs: 5_000 }))).toBe(5_000);
});

it('is a minute for a rate limit without a time, and none for other errors', () => {
  expect(backOffAfter(serviceFailure('rate-limited'))).toBe(60_000);
  expect(backOffAfter(serviceFailure('server-error'))).toBe(0);
});

const connection = {
  ...{ baseUrl: 'https://voice.example.com', token: 'secret' },
  tokenHeader: 'token',
} as const;

it('is the connection, unless it has a problem', () => {
  expect(usableConnection(connection)).toBe(connection);
  expect(() => usableConnection({ problem: 'no-token' })).toThrow(new Failure('no-token'));
});

it('fails a test with what the service answered', async () => {
  const error = serviceFailure('unauthorised');
  await expect(probeService({ probe: async () => ({ ok: false, error }) })).rejects.toBe(error);
  const ok = { ok: true } as const;
  await expect(probeService({ probe: async () => ok as never })).resolves.toBeUndefined();
});
