import { describe, expect, it } from 'vitest';
import { requestCall } from '@/lib/calls/place/request-call';
import type { ServiceErrorCode } from '@/lib/service/http/service-error';
import { serviceError } from '@/lib/service/http/service-error';
import { sampleCall } from '@/test/calls/support/calls';
import { fakeService, serviceFailure } from '@/test/calls/support/service';

const codes: Record<ServiceErrorCode, string> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  aborted: 'timeout',
  unauthorised: 'unauthorised',
  refused: 'refused',
  'rate-limited': 'rate-limited',
  'server-error': 'server-error',
  'not-the-service': 'not-the-service',
  unreadable: 'unreadable',
};

async function askFailing(error: unknown) {
  const service = fakeService();
  service.failures.push(error);
  const { event } = await requestCall(service.client, sampleCall());
  expect(service.posts).toHaveLength(1);
  return event;
}

it('asks once and takes the name that the service gives', async () => {
  const service = fakeService();
  expect(await requestCall(service.client, sampleCall({ id: 'one' }))).toEqual({
    event: { type: 'placed', callId: 'service-one' },
    backOffMs: 0,
  });
});

describe.each(Object.entries(codes))('%s', (code, problem) => {
  const known = Object.keys(codes).find((one): one is ServiceErrorCode => one === code);
  if (!known) throw new Error(code);

  it('before anything could ring is a no', async () => {
    expect(await askFailing(serviceFailure(known))).toEqual({
      type: 'refused',
      problem: { code: problem },
    });
  });

  it('when it may have rung is doubt', async () => {
    expect(await askFailing(serviceFailure(known, { placed: 'unknown' }))).toEqual({
      type: 'unconfirmed',
      problem: { code: problem },
    });
  });
});

it('keeps the service’s own words, and knows a DID that is not ours', async () => {
  const detail = 'This number does not belong to your account. Please buy it.';
  const error = serviceError({ code: 'refused', placed: 'no', reason: 'did-not-owned', detail });
  expect(await askFailing(error)).toEqual({
    type: 'refused',
    problem: { code: 'did-not-owned', words: detail },
  });
});

it('leaves a call unconfirmed after an unexpected failure, and passes the failure on', async () => {
  const odd = new TypeError('odd');
  expect(await askFailing(odd)).toEqual({
    type: 'unconfirmed',
    problem: { code: 'unexpected-in-request' },
  });
  const service = fakeService();
  service.failures.push(odd);
  expect((await requestCall(service.client, sampleCall())).unexpected).toBe(odd);
});

it.each([
  [serviceFailure('rate-limited'), 60_000],
  [serviceFailure('rate-limited', { retryAfterMs: 5_000 }), 5_000],
  [serviceFailure('server-error', { retryAfterMs: 5_000 }), 5_000],
  [serviceFailure('server-error'), 0],
  [new TypeError('odd'), 0],
])('after %s leaves the service alone for %i ms', async (error, backOffMs) => {
  const service = fakeService();
  service.failures.push(error);
  expect(await requestCall(service.client, sampleCall())).toMatchObject({ backOffMs });
});
