import { expect, it } from 'vitest';
import { backOffMs } from '@/lib/calls/follow/back-off';
import { serviceFailure } from '@/test/calls/support/service';

it('is the time that the service asks for', () => {
  expect(backOffMs(serviceFailure('server-error', { retryAfterMs: 90_000 }))).toBe(90_000);
  expect(backOffMs(serviceFailure('rate-limited', { retryAfterMs: 5_000 }))).toBe(5_000);
});

it('is a minute for a rate limit without a time, and none for other errors', () => {
  expect(backOffMs(serviceFailure('rate-limited'))).toBe(60_000);
  expect(backOffMs(serviceFailure('server-error'))).toBe(0);
});
