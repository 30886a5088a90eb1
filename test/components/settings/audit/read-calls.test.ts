import { expect, it } from 'vitest';
import { readPeriod } from '@/components/settings/audit/read-calls';
import { createPackWriter } from '@/lib/audit-pack/pack-writer';
import type { CallDatabase } from '@/lib/calls/database';
import { importCalls } from '@/lib/calls/log/import-calls';
import {
  addCheckedCall,
  addOutcome,
  addWrapUp,
  auditedLog,
  PERIOD,
} from '@/test/audit-pack/support';
import { NOON, sampleCall } from '@/test/calls/support/calls';

/** Reads the period, and does something at the first pause. */
async function readWhile(database: CallDatabase, meanwhile: () => Promise<unknown>) {
  let isFirst = true;
  const lines: string[] = [];
  const writer = { ...createPackWriter(NOON), add: (_: string, text: string) => lines.push(text) };
  const deps = {
    ...{ database, writer, dispositionText: (id: string) => `Text of ${id}` },
    onRead: () => undefined,
    async pause() {
      if (isFirst) await meanwhile();
      isFirst = false;
    },
  };
  const read = await readPeriod(deps, PERIOD);
  return { ...read, calls: [...read.calls], chain: lines.join('') };
}

it('reads calls with their wrap-ups, and which of them the chain has', async () => {
  const read = await readWhile(await auditedLog(), async () => undefined);
  expect(read.calls.map(({ call, disposition }) => [call.id, disposition])).toEqual([
    ...[
      ['call-1', 'Text of reached'],
      ['call-2', 'Text of refused'],
    ],
    ['call-3', 'Text of reached'],
  ]);
  expect([read.facts.calls.size, read.facts.refused.length, read.outcomesFrom]).toEqual([3, 1, 0]);
  for (const facts of read.facts.calls.values())
    expect(facts).toMatchObject({ check: {}, outcome: true, 'wrap-up': true });
});

it('takes in what changed while it read: a call, an outcome and a wrap-up', async () => {
  const database = await auditedLog();
  const read = await readWhile(database, async () => {
    await addOutcome(database, await addCheckedCall(database, { id: 'new', createdAt: NOON + 9 }));
    await addWrapUp(database, 'call-1', { note: 'corrected', version: 2 });
    const outcome = sampleCall({ id: 'call-3', gesture: 'call-3', state: 'unrecorded' });
    await addOutcome(database, { ...outcome, createdAt: NOON + 2 }, NOON + 9);
  });
  expect(read.calls.map(({ call }) => [call.id, call.state])).toEqual([
    ...[
      ['call-1', 'placed'],
      ['call-2', 'placed'],
      ['call-3', 'unrecorded'],
      ['new', 'placed'],
    ],
  ]);
  expect(read.calls[0]?.wrapUp?.note).toBe('corrected');
  expect(read.chain.trim().split('\n')).toHaveLength(15);
});

it('rejects if calls were imported or deleted meanwhile', async () => {
  const database = await auditedLog();
  await expect(readWhile(database, () => importCalls(database, [], NOON))).rejects.toThrow(
    'log was rewritten',
  );
});
