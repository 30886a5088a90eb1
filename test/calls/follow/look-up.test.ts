import { describe, expect, it } from 'vitest';
import { createPageLookUp, lookUpCall } from '@/lib/calls/follow/look-up';
import { placedCall, sampleCall } from '@/test/calls/support/calls';
import { followDeps } from '@/test/calls/support/follow-deps';
import { serviceFailure } from '@/test/calls/support/service';

const LINK = 'https://voice.example.com/r/1';
const unknown = { problem: { code: 'unknown-call' } };

describe('any call', () => {
  it('is looked up and returned as it is then', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    deps.service.entries = [{ call_id: call.callId, recording: LINK }];
    expect(await lookUpCall(deps, call.id)).toMatchObject({ state: 'recorded', recording: LINK });
  });

  it('stays as it is when history does not have it', async () => {
    const call = placedCall();
    expect(await lookUpCall(await followDeps([call]), call.id)).toEqual(call);
  });

  it('fails with the service’s error', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    const error = serviceFailure('unreachable');
    deps.service.failures.push(error);
    await expect(lookUpCall(deps, call.id)).rejects.toBe(error);
  });
});

describe('an unconfirmed call that a page asks about', () => {
  it('is looked up', async () => {
    const call = sampleCall({ state: 'unconfirmed' });
    const deps = await followDeps([call]);
    deps.service.entries = [{ submitted_id: call.id, call_id: 'service-1' }];
    expect(await createPageLookUp(deps)(call.id)).toMatchObject({ state: 'placed' });
  });

  it('is the only kind that asks the service', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    expect(await createPageLookUp(deps)(call.id)).toEqual(call);
    expect(deps.service.asked).toEqual([]);
  });

  it('is looked up at most once in five seconds', async () => {
    const call = sampleCall({ state: 'unconfirmed' });
    const deps = await followDeps([call]);
    const lookUp = createPageLookUp(deps);
    for (let time = 0; time < 20; time++) expect(await lookUp(call.id)).toEqual(call);
    const once = deps.service.asked.length;
    expect(once).toBeGreaterThan(0);
    await deps.clock.advance(5_000);
    for (let time = 0; time < 20; time++) await lookUp(call.id);
    expect(deps.service.asked).toHaveLength(2 * once);
  });
});

it('fails for a call that is not in the log', async () => {
  const deps = await followDeps();
  await expect(lookUpCall(deps, 'nobody')).rejects.toMatchObject(unknown);
  await expect(createPageLookUp(deps)('nobody')).rejects.toMatchObject(unknown);
});
