import { describe, expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { followOnce, followSoon, resumeFollowing, searchForCall } from '@/lib/calls/follow/follow';
import { A_MINUTE, AN_HOUR, nextRound, stopped } from '@/test/calls/follow/support/rounds';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { followDeps } from '@/test/calls/support/follow-deps';
import { serviceFailure } from '@/test/calls/support/service';

describe('a service that says no', () => {
  it.each([
    [serviceFailure('rate-limited'), A_MINUTE],
    [serviceFailure('rate-limited', { retryAfterMs: 90_000 }), 90_000],
    [serviceFailure('server-error', { retryAfterMs: 120_000 }), 120_000],
  ])('is obeyed: %s, wait of %i ms', async (error, wait) => {
    const deps = await followDeps([placedCall()]);
    deps.service.failures.push(error);
    await followOnce(deps);
    await followSoon(deps, placedCall());
    expect(deps.planned.at(-1)).toBe(wait);
    deps.clock.set(NOON + wait - 1);
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(1);
    await expect(searchForCall(deps, placedCall())).rejects.toMatchObject({
      problem: { code: 'rate-limited' },
    });
    deps.clock.set(NOON + wait);
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(2);
  });

  it.each(['unreachable', 'timeout', 'server-error', 'not-the-service', 'unreadable'] as const)(
    'or nothing (%s) is asked again at the usual pace',
    async (code) => {
      const deps = await followDeps([placedCall()]);
      deps.service.failures.push(serviceFailure(code), serviceFailure(code));
      await followOnce(deps);
      expect(await nextRound(deps)).toBe(10_000);
      expect(await nextRound(deps)).toBe(20_000);
      expect(await stopped(deps)).toBeUndefined();
    },
  );

  it('is asked for pages of the interface’s size after it refused pages of fifty', async () => {
    const deps = await followDeps([placedCall()]);
    deps.service.failures.push(serviceFailure('refused'));
    await followOnce(deps);
    await nextRound(deps);
    expect(deps.service.asked.map(({ limit }) => limit)).toEqual([50, 20]);
  });
});

describe('a refused token', () => {
  async function refused() {
    const call = placedCall();
    const deps = await followDeps([call]);
    deps.service.failures.push(serviceFailure('unauthorised'));
    await followOnce(deps);
    return { deps, call };
  }

  it('stops everything, also over restarts and opened logs', async () => {
    const { deps } = await refused();
    expect(await stopped(deps)).toBe('unauthorised');
    await followSoon(deps);
    deps.clock.set(NOON + AN_HOUR);
    await followOnce(deps);
    expect(deps.planned.at(-1)).toBe('none');
    expect(deps.service.asked).toHaveLength(1);
  });

  it('is reported once, and again only after the token worked in between', async () => {
    const { deps } = await refused();
    expect(deps.troubles).toEqual(['unauthorised']);
    const problem = { code: 'unauthorised' } as const;
    const call = sampleCall({ state: 'refused', requestedAt: NOON + AN_HOUR, problem });
    await followSoon(deps, call);
    expect(deps.troubles).toHaveLength(1);
    await followSoon(deps, placedCall());
    await followSoon(deps, call);
    expect(deps.troubles).toHaveLength(2);
  });

  it('continues once the connection changes', async () => {
    const { deps } = await refused();
    await resumeFollowing(deps, 'first');
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(2);
    expect(await stopped(deps)).toBeUndefined();
  });

  it('continues once the service accepts a call, and not earlier', async () => {
    const { deps } = await refused();
    await followSoon(deps, sampleCall({ state: 'refused' }));
    expect(await stopped(deps)).toBe('unauthorised');
    await followSoon(deps, placedCall());
    expect(await stopped(deps)).toBeUndefined();
  });

  it('stops following when it refuses a request for a call, unless the token was changed since', async () => {
    const deps = await followDeps([placedCall()]);
    const problem = { code: 'unauthorised' } as const;
    const call = sampleCall({ state: 'refused', requestedAt: deps.now(), problem });
    await followSoon(deps, call);
    expect(await stopped(deps)).toBe('unauthorised');
    await resumeFollowing(deps, 'first');
    await followSoon(deps, call);
    expect(await stopped(deps)).toBeUndefined();
  });

  it('continues once a lookup by hand succeeds', async () => {
    const { deps, call } = await refused();
    await searchForCall(deps, call);
    expect(await stopped(deps)).toBeUndefined();
  });

  it('does not stop the new connection when it is of the old one and arrives late', async () => {
    const deps = await followDeps([placedCall()]);
    deps.client = async () => {
      await resumeFollowing(deps, 'first');
      throw serviceFailure('unauthorised');
    };
    await followOnce(deps);
    expect(await stopped(deps)).toBeUndefined();
    expect(deps.troubles).toEqual([]);
    expect(deps.planned.at(-1)).not.toBe('none');
  });

  it.each(['no-token', 'no-service'] as const)('or none (%s) stops as well', async (code) => {
    const deps = await followDeps([placedCall()]);
    deps.client = () => Promise.reject(new Failure(code));
    await followOnce(deps);
    expect(await stopped(deps)).toBe(code);
  });
});
