import { expect, it } from 'vitest';
import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase } from '@/lib/calls/database';
import { auditedCall } from '@/lib/calls/outcome-record';
import { parseCall } from '@/lib/calls/parse-call';
import { NOON, sampleCall } from './support/calls';
import { freshDatabase } from './support/database';

async function recordsIn({ auditChain }: CallDatabase) {
  const rows = await auditChain.toArray();
  return rows.map(({ body = '', callId }) => ({ ...JSON.parse(body), callId }));
}

it('records each outcome of a call, and nothing while it is in flight', async () => {
  const database = freshDatabase();
  await database.calls.add(sampleCall({ id: 'call-1', state: 'counting' }));
  await applyEvent(database, 'call-1', { type: 'requested' }, NOON + 1);
  expect(await recordsIn(database)).toEqual([]);
  await applyEvent(database, 'call-1', { type: 'placed', callId: '7' }, NOON + 2);
  const finding = { callId: '7', recording: 'https://rec.example.com/1' };
  await applyEvent(database, 'call-1', { type: 'found', finding }, NOON + 3);
  const records = await recordsIn(database);
  expect(records).toMatchObject([
    { kind: 'outcome', callId: 'call-1', content: { state: 'placed', hasRecording: false } },
    { kind: 'outcome', at: new Date(NOON + 3).toISOString(), content: { state: 'recorded' } },
  ]);
  const call = parseCall(await database.calls.get('call-1'));
  const content = call && JSON.stringify(auditedCall(call));
  expect(JSON.stringify(records[1].content)).toBe(content);
});

it('records no change of what the chain does not have: another link to the recording', async () => {
  const database = freshDatabase();
  const recording = 'https://rec.example.com/1';
  await database.calls.add(sampleCall({ id: 'call-1', state: 'recorded', callId: '7', recording }));
  const finding = { callId: '7', recording: 'https://rec.example.com/2' };
  await applyEvent(database, 'call-1', { type: 'found', finding }, NOON + 3);
  expect(await recordsIn(database)).toEqual([]);
});

it('records the fields of a problem in the order of the stored call', async () => {
  const database = freshDatabase();
  await database.calls.add(sampleCall({ id: 'call-1', state: 'requested' }));
  const problem = { words: 'No credit', code: 'refused' } as const;
  await applyEvent(database, 'call-1', { type: 'refused', problem }, NOON + 2);
  const [record] = await recordsIn(database);
  expect(JSON.stringify(record.content.problem)).toBe('{"code":"refused","words":"No credit"}');
});
