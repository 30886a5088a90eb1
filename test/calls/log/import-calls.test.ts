import { describe, expect, it } from 'vitest';
import { countLogRewrites } from '@/lib/calls/log/call-log';
import { importCalls, readImportEntry } from '@/lib/calls/log/import-calls';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleDelivery } from '@/test/outbox/support/deliveries';

const DAY = 86_400_000;
const call = placedCall({ id: 'c1', gesture: 'g1', state: 'recorded', callId: 's1' });
const wrapUp = { note: 'Wants a demo', savedAt: NOON, version: 1 };

function importInto(database: ReturnType<typeof freshDatabase>, ...entries: unknown[]) {
  const numbered = entries.map((entry, index) => ({ position: index + 1, entry }));
  return importCalls(database, numbered, NOON + DAY);
}

it('adds what is new, each once, and nothing for the CRM', async () => {
  const database = freshDatabase();
  await database.connectors.add({
    id: 'odoo',
    address: 'https://crm.example',
    since: 0,
    changes: 0,
  });
  const result = await importInto(database, { ...call, wrapUp }, { ...call, wrapUp }, 'nonsense');
  expect(result).toEqual({
    ...{ added: 1, updated: 0, already: 1 },
    bad: [{ position: 3, fault: 'unreadable' }],
  });
  expect(await database.calls.toArray()).toEqual([{ ...call, importedChangeAt: call.changedAt }]);
  expect(await database.wrapUps.toArray()).toEqual([{ ...wrapUp, callId: 'c1' }]);
  expect(await database.outbox.count()).toBe(0);
  expect(await countLogRewrites(database)).toBe(1);
});

it('records what it took for the audit, each once', async () => {
  const database = freshDatabase();
  await importInto(database, { ...call, wrapUp }, { ...call, wrapUp });
  const rows = await database.auditChain.toArray();
  expect(rows.map(({ body = '' }) => JSON.parse(body))).toMatchObject([
    { kind: 'outcome', id: 'c1', content: { state: 'recorded', isImported: true } },
    { kind: 'wrap-up', id: 'c1', content: { note: 'Wants a demo' } },
  ]);
});

it('never overwrites newer data, and takes what is newer', async () => {
  const database = freshDatabase();
  const stored = { ...call, recording: 'https://rec.example/1', changedAt: NOON + 10 };
  await database.calls.add(stored);
  await database.wrapUps.add({ ...wrapUp, callId: 'c1', savedAt: NOON - 10 });
  const older = { ...call, calleeName: 'Old name', wrapUp: { ...wrapUp, note: 'Newer note' } };
  expect(await importInto(database, older)).toMatchObject({ updated: 1 });
  expect(await database.calls.get('c1')).toEqual(stored);
  expect(await database.wrapUps.get('c1')).toMatchObject({ note: 'Newer note', version: 2 });
  const newer = { ...call, calleeName: 'New name', changedAt: NOON + 20 };
  expect(await importInto(database, newer)).toMatchObject({ updated: 1 });
  expect(await database.calls.get('c1')).toEqual({
    ...{ ...stored, ...newer },
    importedChangeAt: NOON + 20,
  });
  expect(await importInto(database, { ...newer, wrapUp })).toMatchObject({ already: 1 });
  expect(await database.wrapUps.get('c1')).toMatchObject({ note: 'Newer note' });
});

it('adds no call that the log has under another id', async () => {
  const database = freshDatabase();
  await database.calls.add(call);
  const result = await importInto(
    database,
    { ...call, id: 'c2', callId: 's2' },
    { ...call, id: 'c3', gesture: 'g3' },
  );
  expect(result.bad).toEqual([
    { position: 1, fault: 'other_call' },
    { position: 2, fault: 'other_call' },
  ]);
  expect(await database.calls.count()).toBe(1);
});

it('leaves a call alone that is in flight here', async () => {
  const database = freshDatabase();
  const counting = sampleCall({ id: 'c1', gesture: 'g1', changedAt: NOON - DAY });
  await database.calls.add(counting);
  expect(await importInto(database, call)).toMatchObject({ already: 1 });
  expect(await database.calls.get('c1')).toEqual(counting);
});

it('changes the entry that this browser made in a CRM, if the file has a newer version', async () => {
  const database = freshDatabase();
  await database.calls.add(call);
  await database.outbox.add(sampleDelivery({ callId: 'c1', state: 'sent', sentRevision: 1 }));
  const same = [{ position: 1, entry: call }];
  await importCalls(database, same, NOON + DAY);
  expect(await database.outbox.toArray()).toMatchObject([{ state: 'sent', revision: 1 }]);
  const newer = [{ position: 1, entry: { ...call, wrapUp } }];
  await importCalls(database, newer, NOON + DAY);
  expect(await database.outbox.toArray()).toMatchObject([{ state: 'waiting', revision: 2 }]);
});

describe('reading an entry of a file', () => {
  const DAY = 86_400_000;
  const call = placedCall({ id: 'c1', state: 'recorded' });
  const read = (entry: unknown, now = NOON) => readImportEntry({ position: 7, entry }, now);

  it('reads a call with its wrap-up, and whether a follow-up is due', () => {
    const wrapUp = {
      note: 'Wants a demo',
      savedAt: NOON,
      version: 3,
      followUp: { at: NOON + DAY },
    };
    expect(read({ ...call, wrapUp })).toEqual({
      call,
      wrapUp: { ...wrapUp, callId: 'c1', dueAt: NOON + DAY },
    });
    const followUp = { at: NOON, doneAt: NOON };
    expect(read({ ...call, wrapUp: { ...wrapUp, followUp } })).not.toHaveProperty('wrapUp.dueAt');
  });

  it('drops fields that no call has', () => {
    expect(read({ ...call, token: 'secret' })).toEqual({ call });
  });

  it.each<[string, unknown, object]>([
    ['no object', 'call', { fault: 'unreadable' }],
    ['nothing', null, { fault: 'unreadable' }],
    ['a wrong time', { ...call, createdAt: 'noon' }, { fault: 'unreadable', field: 'createdAt' }],
    ['a wrong number', { ...call, callee: '555' }, { fault: 'unreadable', field: 'callee' }],
    ['an unknown state', { ...call, state: 'gone' }, { fault: 'unreadable', field: 'state' }],
    [
      'a page that is no web page',
      { ...call, sourcePage: { url: 'javascript:alert(1)' } },
      { fault: 'unreadable', field: 'sourcePage.url' },
    ],
    ['a note that is no text', { ...call, wrapUp: { note: 1 } }, { field: 'wrapUp.note' }],
    ['a call in flight', sampleCall({ createdAt: NOON - 9 * DAY }), { fault: 'open' }],
    ['a call that is followed', placedCall(), { fault: 'open' }],
    ['a change in the future', { ...call, changedAt: NOON + DAY }, { fault: 'future' }],
  ])('does not take %s', (_, entry, fault) => {
    expect(read(entry)).toMatchObject({ position: 7, ...fault });
  });

  it('ends an old call that is no longer followed', () => {
    expect(read(placedCall({ id: 'old' }), NOON + 2 * DAY)).toMatchObject({
      call: { id: 'old', state: 'unrecorded' },
    });
    const unconfirmed = sampleCall({ state: 'unconfirmed' });
    expect(read(unconfirmed, NOON + 2 * DAY)).toMatchObject({ call: { state: 'unconfirmed' } });
  });
});
