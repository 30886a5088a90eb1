import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToChain } from '@/lib/audit/chain';
import type { CallDatabase } from '@/lib/calls/database';
import { deleteCalls } from '@/lib/calls/log/delete-calls';
import { addCheckedCall, addOutcome, addWrapUp, makeTestPack } from '@/test/audit-pack/support';
import { type Files, fingerprintIn, packText, verified } from '@/test/audit-pack/verified';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

let folder: string;
let pack: Uint8Array;
let fingerprint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  pack = (await makeTestPack()).zip;
  fingerprint = fingerprintIn(pack);
});
afterAll(() => rm(folder, { recursive: true }));

const expectNotValid = async (zip: Uint8Array, words: RegExp, ...more: string[]) => {
  const { code, text } = await verified(zip, ...more);
  expect(text).toMatch(words);
  expect(text).toMatch(/^NOT VALID/m);
  expect(code).toBe(1);
};

it('is valid as it was exported, for the key that the auditor was given', async () => {
  const { code, text } = await verified(pack, '--key', fingerprint);
  expect(text).toMatch(/calls\s+3, of which without a check 0\n[\s\S]*\nVALID\n$/);
  expect(code).toBe(0);
});

it('is valid even if the export takes its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const pause = async () => void vi.setSystemTime(Date.now() + 5_000);
  const { zip } = await makeTestPack(undefined, { pause });
  vi.useRealTimers();
  expect((await verified(zip, '--key', fingerprintIn(zip))).text).toMatch(/\nVALID/);
});

it('decides nothing without a key', async () => {
  const { code, text } = await verified(pack);
  expect(text).toContain(fingerprint);
  expect([code, text.includes('NOT DECIDED')]).toEqual([2, true]);
});

/** Changes the text of a file, and leaves manifest and signature. */
function withText(name: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(pack);
  return zipSync({ ...files, [name]: strToU8(change(packText(files, name))) });
}

const lines = (change: (lines: string[]) => string[]) => (text: string) =>
  `${change(text.trim().split('\n')).join('\n')}\n`;

describe('notices in a file that was changed', () => {
  const all = ['chain.jsonl', 'calls.jsonl', 'calls.csv', 'refusals.csv', 'report.html'];
  const changes: [string, (text: string) => string][] = [
    ['a changed letter', (text) => text.replace(/(.*)./s, '$1#')],
    ['a dropped line', lines((every) => every.slice(1))],
    ['lines in another order', lines((every) => every.toReversed())],
    ['a line more', (text) => text + (text.split('\n')[0] ?? '')],
  ];
  const cases = all.flatMap((name) => changes.map(([what, change]) => ({ name, what, change })));
  it.each(cases)('$what in $name', async ({ name, change }) => {
    const before = packText(unzipSync(pack), name);
    if (change(before) === before) expect(name).toBe('report.html');
    else await expectNotValid(withText(name, change), new RegExp(`${name} was changed`));
  });

  it('the manifest', async () => {
    const changed = withText('manifest.json', (text) =>
      text.replace('"refused": 1', '"refused": 0'),
    );
    await expectNotValid(changed, /signature does not fit/);
  });

  it('a file that was taken from another pack, added or removed', async () => {
    const database = freshDatabase();
    await addOutcome(database, await addCheckedCall(database, { id: 'call-1' }));
    const other = unzipSync((await makeTestPack(database)).zip);
    const files = unzipSync(pack);
    const swapped = { ...files, 'calls.jsonl': other['calls.jsonl'] ?? new Uint8Array() };
    await expectNotValid(zipSync(swapped), /calls\.jsonl was changed/);
    await expectNotValid(zipSync({ ...files, 'more.csv': strToU8('x') }), /more\.csv was added/);
    const { 'calls.csv': _, ...fewer } = files;
    await expectNotValid(zipSync(fewer), /calls\.csv is missing/);
  });

  it('any byte of the ZIP file', async () => {
    const step = Math.max(1, Math.floor(pack.length / 40));
    for (let at = 0; at < pack.length; at += step) {
      const changed = pack.slice();
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const { code, text } = await verified(changed, '--key', fingerprint);
      // A time in a header of the ZIP file says nothing of its files.
      if (code === 0) expect(filesIn(changed), `byte ${at}`).toEqual(filesIn(pack));
      else expect(text, `byte ${at}`).toMatch(/^NOT VALID/);
    }
  }, 60_000);

  it('a file that was cut, or is none', async () => {
    await expectNotValid(pack.slice(0, -1), /no complete ZIP/);
    await expectNotValid(pack.slice(0, pack.length / 2), /no complete ZIP/);
    await expectNotValid(strToU8('<html>'), /no complete ZIP/);
    await expectNotValid(new Uint8Array(), /no complete ZIP/);
  });
});

function filesIn(zip: Uint8Array) {
  return Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
}

/** Rewrites manifest and signature, as somebody with another key would. */
function signedAgain(files: Files): Uint8Array {
  const manifest = JSON.parse(packText(files, 'manifest.json'));
  for (const file of manifest.files) {
    const bytes = files[file.name] ?? new Uint8Array();
    Object.assign(file, {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = JSON.stringify(manifest);
  const how = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(text), how).toString('base64');
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const signed = { signature, publicKey: pem };
  return zipSync({
    ...files,
    ...{ 'manifest.json': strToU8(text), 'signature.json': strToU8(JSON.stringify(signed)) },
  });
}

describe('notices in a file that was signed again', () => {
  it('the key', async () => {
    await expectNotValid(signedAgain(unzipSync(pack)), /Another key/, '--key', fingerprint);
  });

  const packWith = (name: string, change: (text: string) => string) => {
    const files = unzipSync(pack);
    return signedAgain({ ...files, [name]: strToU8(change(packText(files, name))) });
  };

  type Line = Record<string, unknown>;

  /** Changes the first line of which the record or call fits. */
  const withLine = (fits: (line: Line) => boolean, change: (line: Line) => Line) =>
    lines((every) => {
      const at = every.findIndex((line) => fits(JSON.parse(line)));
      expect(at).toBeGreaterThanOrEqual(0);
      return every.with(at, JSON.stringify(change(JSON.parse(every[at] ?? ''))));
    });
  const kindOf = ({ body }: Line) => (body ? JSON.parse(String(body)).kind : undefined);

  describe.each(['check', 'outcome', 'wrap-up'])('a record of kind %s', (kind) => {
    const isKind = (line: Line) => kindOf(line) === kind;
    const at = (every: string[]) => every.findLastIndex((line) => isKind(JSON.parse(line)));
    it.each<[string, (text: string) => string, RegExp]>([
      [
        'that was changed',
        withLine(isKind, (line) => ({ ...line, body: String(line.body).replace('20', '19') })),
        /Record \d+ was changed/,
      ],
      [
        'that was dropped',
        lines((every) => every.toSpliced(at(every), 1)),
        /missing, added or moved|at the beg/,
      ],
      [
        'that was moved',
        lines((every) => [every[at(every)] ?? '', ...every.toSpliced(at(every), 1)]),
        /missing, added or moved/,
      ],
      [
        'that was added',
        lines((every) => [...every, every[at(every)] ?? '']),
        /missing, added or moved/,
      ],
      [
        'that was added with a hash of its own',
        lines((every) => [...every, nextLine(every, every[at(every)] ?? '')]),
        /at the beginning or the end/,
      ],
    ])('%s', async (_, change, words) => {
      await expectNotValid(packWith('chain.jsonl', change), words);
    });
  });

  /** A record that follows the last one as it should. */
  function nextLine(every: string[], like: string): string {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const last = JSON.parse(every.at(-1) ?? '');
    const { body } = JSON.parse(like);
    const [seq, previous, bodyHash] = [last.seq + 1, last.hash, sha256(body)];
    return JSON.stringify({
      ...{ seq, previous, bodyHash, body },
      hash: sha256(`${previous} ${seq} ${bodyHash}`),
    });
  }

  const isCorrected = ({ id }: Line) => id === 'call-2';
  it.each<[string, string, (text: string) => string, RegExp]>([
    ['a dropped call', 'calls.jsonl', lines((every) => every.slice(1)), /are missing/],
    ['a call twice', 'calls.jsonl', lines((every) => [...every, every[0] ?? '']), /twice/],
    ['moved calls', 'calls.jsonl', lines((every) => every.toReversed()), /were moved/],
    [
      'an added call',
      'calls.jsonl',
      lines((every) => [...every, (every.at(-1) ?? '').replaceAll('call-3', 'call-9')]),
      /outcome of call call-9 is not in the chain/,
    ],
    [
      'an added call that claims to be older than the chain',
      'calls.jsonl',
      lines((every) => [
        ...every,
        JSON.stringify({
          ...JSON.parse(every.at(-1) ?? ''),
          id: 'x',
          recordedBeforeChain: ['outcome', 'wrap-up'],
        }),
      ]),
      /outcome of call x is not in the chain/,
    ],
    [
      'a changed outcome',
      'calls.jsonl',
      withLine(isCorrected, (line) => ({ ...line, state: 'refused' })),
      /outcome of call call-2 is not the one of record 5/,
    ],
    [
      'an outcome taken back',
      'calls.jsonl',
      withLine(isCorrected, (line) => ({ ...line, state: 'requested' })),
      /outcome of call call-2/,
    ],
    [
      'a changed wrap-up',
      'calls.jsonl',
      withLine(isCorrected, (line) => ({
        ...line,
        wrapUp: { ...(line.wrapUp as Line), note: '' },
      })),
      /wrap-up of call call-2 is not the one of record 10/,
    ],
    [
      'the wrap-up before its correction',
      'calls.jsonl',
      lines((every) => {
        const first = JSON.parse(every[0] ?? '');
        return every.with(
          1,
          JSON.stringify({ ...JSON.parse(every[1] ?? ''), wrapUp: first.wrapUp }),
        );
      }),
      /wrap-up of call call-2 is not the one of record 10/,
    ],
    [
      'a dropped wrap-up',
      'calls.jsonl',
      withLine(isCorrected, ({ wrapUp: _, ...line }) => line),
      /wrap-up of call call-2/,
    ],
  ])('%s', async (_, name, change, words) => {
    await expectNotValid(packWith(name, change), words);
  });
});

describe('a log from before the chain had outcomes', () => {
  async function olderLog(): Promise<CallDatabase> {
    const database = freshDatabase();
    await addCheckedCall(database, { id: 'old' });
    await database.wrapUps.add({ callId: 'old', note: 'Hi', savedAt: NOON, version: 1 });
    await addCheckedCall(database, { id: 'old-and-corrected' });
    const at = new Date(NOON).toISOString();
    const fromSeq = await addToChain(database, { kind: 'start', id: 'start', at });
    await database.logState.put({ key: 'outcomes', fromSeq });
    await addWrapUp(database, 'old-and-corrected');
    await addOutcome(database, await addCheckedCall(database, { id: 'new' }));
    return database;
  }

  it('is valid, and says of which calls', async () => {
    const { zip } = await makeTestPack(await olderLog());
    const lineOf = (id: string) =>
      packText(unzipSync(zip), 'calls.jsonl')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .find((line) => line.id === id).recordedBeforeChain;
    expect(lineOf('old')).toEqual(['outcome', 'wrap-up']);
    expect(lineOf('old-and-corrected')).toEqual(['outcome']);
    expect(lineOf('new')).toBeUndefined();
    const { code, text } = await verified(zip, '--key', fingerprintIn(zip));
    expect(text).toMatch(/since before the chain had outcomes 2[\s\S]*\nVALID/);
    expect(code).toBe(0);
  });

  it('does not excuse a call that was made since', async () => {
    const database = await olderLog();
    await addCheckedCall(database, { id: 'unrecorded' });
    const { zip } = await makeTestPack(database);
    await expectNotValid(zip, /outcome of call unrecorded is not in the chain/);
  });
});

it('notices a log that was changed in the browser before the export', async () => {
  const { database } = await makeTestPack();
  await database.calls.update('call-1', { state: 'cancelled' });
  await expectNotValid((await makeTestPack(database)).zip, /outcome of call call-1/);
  await database.calls.update('call-1', { state: 'placed' });
  await database.wrapUps.update('call-3', { disposition: 'sold' });
  await expectNotValid((await makeTestPack(database)).zip, /wrap-up of call call-3/);
});

describe('compares with an earlier pack', () => {
  const saved = async (zip: Uint8Array) => {
    const path = join(folder, `${crypto.randomUUID()}.zip`);
    await writeFile(path, zip);
    return path;
  };

  it('of which a later one holds more, and less of what was deleted', async () => {
    const { zip, database } = await makeTestPack();
    const earlier = await saved(zip);
    await addOutcome(database, await addCheckedCall(database, { id: 'call-4' }));
    const later = await makeTestPack(database);
    const both = await verified(later.zip, '--key', fingerprintIn(zip), '--earlier', earlier);
    expect(both.text).toMatch(/earlier pack: 11 records, all the same[\s\S]*\nVALID/);
    const day = 86_400_000;
    const deps = { database, now: () => NOON + 2 * day, beforeDeletion: async () => undefined };
    expect(await deleteCalls(deps)).toBe(4);
    await addOutcome(database, await addCheckedCall(database, { id: 'call-5' }));
    const deleted = await makeTestPack(database);
    const after = await verified(deleted.zip, '--key', fingerprintIn(zip), '--earlier', earlier);
    expect(after.text).toMatch(/\nVALID/);
  });

  it('and notices a chain that was rebuilt', async () => {
    const { zip, database } = await makeTestPack();
    const earlier = await saved(zip);
    await database.auditChain.clear();
    await Promise.all([database.calls.clear(), database.wrapUps.clear()]);
    await addOutcome(database, await addCheckedCall(database, { id: 'call-2' }));
    const { zip: rebuilt } = await makeTestPack(database);
    await expectNotValid(rebuilt, /not the one of the earlier pack/, '--earlier', earlier);
  });
});
