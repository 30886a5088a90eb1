import { expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { openCallRecord, openRecordAfter } from '@/lib/offers/open-call-record';
import { placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { fakeTabs, PERSON } from '@/test/crm/support/fake-tabs';

const { url } = PERSON;

function depsOf({ opensRecord = true, after = placedCall({ record: PERSON }) } = {}) {
  return {
    database: freshDatabase(),
    readSettings: async () => sampleSettings({ opensRecord }),
    tabs: fakeTabs([]),
    outcome: async (): Promise<Call> => after,
  };
}

it('opens the record that the log holds', async () => {
  const deps = depsOf();
  const call = placedCall({ record: PERSON });
  await deps.database.calls.add(call);
  await openCallRecord(deps, call.id);
  expect(deps.tabs.log).toEqual([`open ${url}`]);
});

it('opens nothing for a call without a record, or for no call', async () => {
  const deps = depsOf();
  const call = placedCall();
  await deps.database.calls.add(call);
  const refused = (code: string) => ({ problem: { code } });
  await expect(openCallRecord(deps, call.id)).rejects.toMatchObject(refused('bad-request'));
  await expect(openCallRecord(deps, 'none')).rejects.toMatchObject(refused('unknown-call'));
  expect(deps.tabs.log).toEqual([]);
});

it('opens the record of a call that was requested, if that was chosen', async () => {
  const chosen = depsOf();
  await openRecordAfter(chosen, sampleCall());
  expect(chosen.tabs.log).toEqual([`open ${url}`]);
  const not = depsOf({ opensRecord: false });
  await openRecordAfter(not, sampleCall());
  expect(not.tabs.log).toEqual([]);
});

it.each(['cancelled', 'refused'] as const)(
  'opens nothing after a call that was %s',
  async (state) => {
    const deps = depsOf({ after: sampleCall({ state, record: PERSON }) });
    await openRecordAfter(deps, sampleCall());
    expect(deps.tabs.log).toEqual([]);
  },
);
