import { describe, expect, it } from 'vitest';
import { countDownAndPlace, requestCall } from '@/lib/calls/place/count-down';
import { writeCall } from '@/lib/calls/place/write-call';
import { addEntries } from '@/lib/do-not-call/list';
import { type ServiceErrorCode, serviceError } from '@/lib/service/http/service-error';
import { callRequest, callThrough } from '@/test/calls/support/call-through';
import { CALLEE, CALLER_ID, NOON, OWN_NUMBER, sampleCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { fakeService, serviceFailure } from '@/test/calls/support/service';
import { importNumbers, VERSION } from '@/test/do-not-call/registry/support';
import { doNotCallEntry } from '@/test/do-not-call/support';

describe('the countdown', () => {
  it('requests nothing before it ends, and then once', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const outcome = countDownAndPlace(deps, call);
    await deps.clock.advance(2_999);
    expect(deps.service.posts).toEqual([]);
    await deps.clock.advance(1);
    expect(deps.service.posts).toEqual([
      {
        client_number: CALLEE,
        user_number: OWN_NUMBER,
        did_number: CALLER_ID,
        submitted_id: call.id,
      },
    ]);
    expect(await outcome).toMatchObject({ state: 'placed', callId: 'service-uuid-1' });
    expect(await deps.database.calls.get(call.id)).toEqual(await outcome);
    expect(deps.requested.map(({ state }) => state)).toEqual(['placed']);
  });

  it('sends the record’s tracking fields', async () => {
    const deps = placeDeps();
    await callThrough(deps, {
      record: {
        objectId: 7,
        slug: 'mobile',
        appId: 3,
        url: 'https://crm.example/7',
        crm: 'odoo',
        type: 'res.partner',
        id: '7',
        title: 'Ann',
        data: {},
      },
    });
    expect(deps.service.posts[0]).toMatchObject({ object_id: 7, slug: 'mobile', app_id: 3 });
    expect(Object.keys(deps.service.posts[0] ?? {})).toHaveLength(7);
  });

  it('requests at once without a countdown', async () => {
    const deps = placeDeps({ settings: { countdownSeconds: 0 } });
    expect(await callThrough(deps, {}, 0)).toMatchObject({ state: 'placed' });
  });

  it('finds the call written as requested when it asks', async () => {
    const deps = placeDeps();
    const { client } = deps.service;
    const seen: unknown[] = [];
    deps.client = async () => ({
      ...client,
      clickToDial: async (callRequest) => {
        seen.push((await deps.database.calls.get(callRequest.submitted_id ?? ''))?.state);
        return client.clickToDial(callRequest);
      },
    });
    await callThrough(deps);
    expect(seen).toEqual(['requested']);
  });

  it('cancels a call whose timer came late: the machine slept', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const outcome = countDownAndPlace(deps, call);
    deps.clock.set(NOON + 3_600_000);
    await deps.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'cancelled', problem: { code: 'interrupted' } });
    expect(deps.service.posts).toEqual([]);
  });

  it.each([
    ['number', {}],
    [
      'contact’s domain',
      { key: 'domain:acme.example', kind: 'domain', text: 'acme.example' } as const,
    ],
  ])('requests nothing if the %s came onto the do-not-call list meanwhile', async (_, subject) => {
    const deps = placeDeps();
    const record = { data: { mail: 'ann@acme.example' } };
    const call = await writeCall(deps, callRequest({ record }));
    const outcome = countDownAndPlace(deps, call);
    await addEntries(deps.database, [doNotCallEntry(subject)]);
    await deps.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'cancelled', problem: { code: 'do-not-call' } });
    expect(await deps.database.calls.get(call.id)).toEqual(await outcome);
    expect(deps.service.posts).toEqual([]);
  });

  it('requests nothing if a registry that names the number was imported meanwhile', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const outcome = countDownAndPlace(deps, call);
    await importNumbers(deps.database, [CALLEE]);
    await deps.clock.advance(3_000);
    expect(await outcome).toMatchObject({
      state: 'cancelled',
      problem: { code: 'do-not-call', registry: VERSION },
    });
    expect(deps.service.posts).toEqual([]);
  });

  it('tolerates a timer that is a little late', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const outcome = countDownAndPlace(deps, call);
    deps.clock.set(NOON + 5_000);
    await deps.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'placed' });
  });

  it('requests nothing if the machine slept just before the request', async () => {
    const deps = placeDeps();
    const { client } = deps.service;
    deps.client = async () => {
      deps.clock.set(NOON + 3_600_000);
      return client;
    };
    expect(await callThrough(deps)).toMatchObject({
      state: 'refused',
      problem: { code: 'interrupted' },
    });
    expect(deps.service.posts).toEqual([]);
  });

  it('reports that nobody was called after an unexpected error before the request', async () => {
    const deps = placeDeps();
    const odd = new TypeError('odd');
    deps.client = () => Promise.reject(odd);
    expect(await callThrough(deps)).toMatchObject({
      state: 'refused',
      problem: { code: 'unexpected-before-call' },
    });
    expect(deps.reports).toEqual([{ source: 'before a request', error: odd }]);
  });

  it('marks a call unconfirmed after an unexpected error in the request', async () => {
    const deps = placeDeps();
    const odd = new TypeError('odd');
    deps.service.failures.push(odd);
    expect(await callThrough(deps)).toMatchObject({
      state: 'unconfirmed',
      problem: { code: 'unexpected-in-request' },
    });
    expect(deps.reports).toEqual([{ source: 'request of a call', error: odd }]);
  });

  it.each(['onRequested', 'onBackOff'] as const)(
    'does not take a call back because %s failed after the request',
    async (listener) => {
      const deps = placeDeps();
      const odd = new TypeError('odd');
      deps[listener] = () => {
        throw odd;
      };
      deps.service.failures.push(serviceFailure('rate-limited', { placed: 'unknown' }));
      const outcome = await callThrough(deps);
      expect(outcome).toMatchObject({ state: 'unconfirmed', problem: { code: 'rate-limited' } });
      expect(await deps.database.calls.get(outcome.id)).toEqual(outcome);
      expect(deps.reports).toEqual([{ source: 'after a request', error: odd }]);
    },
  );

  it('requests a call once, even if it runs twice', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const both = [countDownAndPlace(deps, call), countDownAndPlace(deps, call)];
    await deps.clock.advance(3_000);
    await Promise.all(both);
    expect(deps.service.posts).toHaveLength(1);
  });
});

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

  it('counts a failure before anything could ring as refused', async () => {
    expect(await askFailing(serviceFailure(known))).toEqual({
      type: 'refused',
      problem: { code: problem },
    });
  });

  it('leaves a call unconfirmed when it may have rung', async () => {
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
