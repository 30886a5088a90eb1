import { describe, expect, it } from 'vitest';
import { writeCall } from '@/lib/calls/place/write-call';
import { callRequest, callThrough } from '@/test/calls/support/call-through';
import {
  CALLEE,
  CALLER_ID,
  NOON,
  OTHER_CALLEE,
  OWN_NUMBER,
  placedCall,
} from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { importNumbers, VERSION } from '@/test/do-not-call/registry/support';

describe('writing a call down', () => {
  it('writes the call down before anything is asked for', async () => {
    const deps = placeDeps();
    const call = await writeCall(
      deps,
      callRequest({ calleeName: 'Ann Example', record: { objectId: 7 } }),
    );
    expect(call).toEqual({
      id: 'uuid-1',
      gesture: 'gesture-1',
      state: 'counting',
      callee: CALLEE,
      calleeName: 'Ann Example',
      record: { objectId: 7 },
      callerId: CALLER_ID,
      ownNumber: OWN_NUMBER,
      createdAt: NOON,
      changedAt: NOON,
      requestAt: NOON + 3_000,
    });
    expect(await deps.database.calls.toArray()).toEqual([call]);
    expect(deps.service.posts).toEqual([]);
  });

  it('keeps the workspace of the call, and calls nobody for another than the rep saw', async () => {
    const deps = placeDeps({ settings: { workspace: 'bolt' } });
    const stale = callRequest({ shownWorkspace: 'first' });
    await expect(writeCall(deps, stale)).rejects.toMatchObject({
      problem: { code: 'workspace-changed' },
    });
    expect(await deps.database.calls.count()).toBe(0);
    const call = await writeCall(deps, callRequest({ shownWorkspace: 'bolt' }));
    expect(call).toMatchObject({ workspace: 'bolt' });
    expect(call).not.toHaveProperty('shownWorkspace');
  });

  it('keeps which registries the call was checked against', async () => {
    const deps = placeDeps();
    await importNumbers(deps.database, [OTHER_CALLEE]);
    await importNumbers(deps.database, [], { name: 'TPS', country: 'GB' });
    const refused = writeCall(deps, callRequest({ callee: OTHER_CALLEE, gesture: 'two' }));
    await expect(refused).rejects.toMatchObject({
      problem: { code: 'do-not-call', registry: VERSION },
    });
    expect(await deps.database.calls.count()).toBe(0);
    expect(await writeCall(deps, callRequest())).toMatchObject({ registries: [VERSION] });
  });

  it('adds each check to the chain of the audit, refused ones too', async () => {
    const deps = placeDeps();
    await importNumbers(deps.database, [OTHER_CALLEE]);
    const refused = writeCall(deps, callRequest({ callee: OTHER_CALLEE, gesture: 'two' }));
    await expect(refused).rejects.toThrow();
    const call = await writeCall(deps, callRequest());
    const wrong = { gesture: 'three', callee: '+12125550177', shownCallerId: '+12125550100' };
    await expect(writeCall(deps, callRequest(wrong))).rejects.toThrow();
    const chain = await deps.database.auditChain.toArray();
    expect(chain.map(({ body = '' }) => JSON.parse(body))).toMatchObject([
      {
        ...{ kind: 'check', callee: OTHER_CALLEE, result: 'refused', code: 'do-not-call' },
        doNotCall: { registries: [VERSION], listedOn: 'registry' },
      },
      { id: call.id, callee: CALLEE, at: new Date(NOON).toISOString(), result: 'allowed' },
      { callee: '+12125550177', result: 'refused', code: 'call-in-progress' },
    ]);
  });

  it('sets the recovery alarm first, in case the background dies', async () => {
    const deps = placeDeps();
    const stuck = { ...deps, recoverIn: () => Promise.reject(new Error('no alarms')) };
    await expect(writeCall(stuck, callRequest())).rejects.toThrow('no alarms');
    expect(await deps.database.calls.count()).toBe(0);
    await writeCall(deps, callRequest());
    expect(deps.wakes).toEqual([33_000]);
  });

  it('writes nothing without a network, and reports a guard’s reason first', async () => {
    const deps = placeDeps({ offline: true });
    const refusal = (code: string) => ({ problem: { code } });
    await expect(writeCall(deps, callRequest())).rejects.toMatchObject(refusal('offline'));
    await expect(writeCall(deps, callRequest({ callee: '911' }))).rejects.toMatchObject(
      refusal('emergency-number'),
    );
    expect(await deps.database.calls.count()).toBe(0);
  });

  it.each([
    ['a guard objects', { callee: '911' }, {}, 'emergency-number'],
    ['there is no DID', {}, { dids: [] }, 'no-did'],
    ['there is no number of the rep', {}, { ownNumbers: [] }, 'no-own-number'],
    ['there is no token', {}, { hasToken: false }, 'no-token'],
    ['there is no service', {}, { baseUrl: '' }, 'no-service'],
  ])('writes nothing when %s', async (_, more, settings, code) => {
    const deps = placeDeps({ settings });
    await expect(writeCall(deps, callRequest(more))).rejects.toMatchObject({ problem: { code } });
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('calls from the caller ID that the rep saw, or asks again', async () => {
    const dids = [
      { e164: '+442079460123', label: '' },
      { e164: CALLER_ID, label: '' },
    ];
    const deps = placeDeps({ settings: { dids } });
    const seen = callRequest({ shownCallerId: '+442079460123' });
    await expect(writeCall(deps, seen)).rejects.toMatchObject({
      problem: { code: 'caller-id-changed' },
    });
    expect(await deps.database.calls.count()).toBe(0);
    const call = await writeCall(deps, callRequest({ shownCallerId: CALLER_ID }));
    expect(call.callerId).toBe(CALLER_ID);
  });

  it('makes one call of two gestures at once', async () => {
    const deps = placeDeps();
    const begun = await Promise.allSettled([
      writeCall(deps, callRequest()),
      writeCall(deps, callRequest({ gesture: 'gesture-2', callee: OTHER_CALLEE })),
    ]);
    expect(begun.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await deps.database.calls.count()).toBe(1);
  });

  it('makes one call of one gesture, also long after', async () => {
    const deps = placeDeps();
    await callThrough(deps);
    await deps.clock.advance(3_600_000);
    await expect(writeCall(deps, callRequest())).rejects.toMatchObject({
      problem: { code: 'called-just-now' },
    });
    expect(deps.service.posts).toHaveLength(1);
  });

  it('calls the same number again only when that very call is named', async () => {
    const deps = placeDeps();
    const { id } = await callThrough(deps);
    const second = callRequest({ gesture: 'gesture-2' });
    const locked = { problem: { code: 'called-just-now' } };
    await expect(writeCall(deps, second)).rejects.toMatchObject(locked);
    await expect(writeCall(deps, { ...second, repeatedCallId: 'nobody' })).rejects.toMatchObject(
      locked,
    );
    const again = await writeCall(deps, { ...second, repeatedCallId: id });
    expect(again).not.toHaveProperty('repeatedCallId');
  });

  it('is not blocked by a call that was left in flight a minute ago', async () => {
    const deps = placeDeps();
    const leftover = placedCall({ state: 'requested', requestedAt: NOON - 60_000 });
    await deps.database.calls.add({ ...leftover, callee: OTHER_CALLEE, createdAt: NOON - 70_000 });
    await expect(writeCall(deps, callRequest())).resolves.toBeDefined();
  });
});
