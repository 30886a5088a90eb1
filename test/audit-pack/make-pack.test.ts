import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { addCheckedCall, addOutcome, addWrapUp, auditedLog, makeTestPack } from './support';

const textsIn = (zip: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

it('packs chain, calls, files for people, the hash of each and a signature', async () => {
  const { zip, manifest, ...counts } = await makeTestPack();
  expect(counts).toMatchObject({ calls: 3, refused: 1 });
  const files = textsIn(zip);
  expect(Object.keys(files)).toEqual([
    ...['chain.jsonl', 'calls.jsonl', 'calls.csv', 'refusals.csv', 'report.html'],
    ...['manifest.json', 'signature.json'],
  ]);
  const lines = (name: string) => (files[name] ?? '').trim().split('\n');
  expect(lines('calls.jsonl').map((line) => JSON.parse(line).id)).toEqual([
    ...['call-1', 'call-2', 'call-3'],
  ]);
  expect(lines('chain.jsonl').map((line) => JSON.parse(JSON.parse(line).body).kind)).toEqual([
    ...['check', 'outcome', 'wrap-up', 'check', 'outcome', 'wrap-up'],
    ...['check', 'outcome', 'wrap-up', 'wrap-up', 'check'],
  ]);
  expect(files['report.html']).toBe('<table><td>call-1<td>call-2<td>call-3<hr><td>refused</table>');
  expect(JSON.parse(manifest)).toMatchObject({
    summary: { calls: 3, refused: 1, cancelled: 0, abandoned: { placed: 3, share: null } },
    chain: { first: 1, last: 11, outcomesFrom: 0 },
    files: [
      ...[{ name: 'chain.jsonl' }, { name: 'calls.jsonl' }, { name: 'calls.csv', bytes: 30 }],
      ...[{ name: 'refusals.csv' }, { name: 'report.html' }],
    ],
  });
});

it('packs a period without a call', async () => {
  const files = textsIn((await makeTestPack(freshDatabase())).zip);
  expect([files['calls.jsonl'], files['chain.jsonl']]).toEqual(['', '']);
  expect(files['manifest.json']).toContain('"chain": null');
});

it('has the same bytes for the same log, however many pages it is read in', async () => {
  const database = await auditedLog();
  for (let at = 0; at < 450; at += 1) {
    const changed = {
      id: `more-${at}`,
      createdAt: NOON + Math.floor(at / 150),
      state: 'placed',
    } as const;
    const call = await addCheckedCall(database, changed, { warned: at % 7 ? [] : ['us-hours'] });
    if (at % 2) await addOutcome(database, { ...call, extras: { status: 'Abandoned' } });
    if (at % 3) await addWrapUp(database, call.id, { note: `Note ${at}: “übermorgen”` });
  }
  const { manifest } = await makeTestPack(database);
  // The manifest has the size and the hash of each file.
  expect(createHash('sha256').update(manifest).digest('hex')).toBe(
    '1de152038f08df66b4a87596a852d968c2bf8ba7a25bfd3212681b34f726861e',
  );
});
