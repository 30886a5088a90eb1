import { describe, expect, it } from 'vitest';
import { checkBeforeCall } from '@/lib/offers/check-before-call';
import { CALLEE } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';

describe('before a call', () => {
  it('says its legs and writes nothing', async () => {
    const deps = placeDeps();
    expect(await checkBeforeCall(deps, CALLEE)).toMatchObject({ legs: { ownNumberText: 'Desk' } });
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('says why not: a guard first, then what is not set up', async () => {
    const deps = placeDeps({ settings: { dids: [] } });
    expect(await checkBeforeCall(deps, CALLEE)).toEqual({ blocked: { code: 'no-did' } });
    expect(await checkBeforeCall(deps, '911')).toEqual({ blocked: { code: 'emergency-number' } });
  });

  it('passes on a failure of the log', async () => {
    const deps = placeDeps();
    deps.readSettings = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    await expect(checkBeforeCall(deps, CALLEE)).rejects.toBeInstanceOf(DOMException);
  });
});
