import { execFile } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCalls } from '@/lib/calls/log/delete-calls';
import { addChecks } from '@/test/audit/support';
import { makeTestPack } from '@/test/audit-pack/support';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { root } from '@/test/support/tree';

type Files = Record<string, Uint8Array>;

let folder: string;
let pack: Uint8Array;
let fingerprint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  pack = (await makeTestPack()).zip;
  fingerprint = fingerprintIn(pack);
});
afterAll(() => rm(folder, { recursive: true }));

function fingerprintIn(zip: Uint8Array): string {
  const { publicKey } = JSON.parse(textIn(unzipSync(zip), 'signature.json'));
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}

function textIn(files: Files, name: string): string {
  return strFromU8(files[name] ?? new Uint8Array());
}

/** Runs the command that an auditor runs. Resolves to its exit code and what it prints. */
async function verified(zip: Uint8Array, ...more: string[]) {
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  await writeFile(path, zip);
  const command = [join(root, 'scripts/verify-audit-pack.mjs'), path, ...more];
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, command, (error, text) => {
      resolve({ code: error ? Number(error.code) : 0, text });
    });
  });
}

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

it('decides nothing without a key', async () => {
  const { code, text } = await verified(pack);
  expect(text).toContain(fingerprint);
  expect([code, text.includes('NOT DECIDED')]).toEqual([2, true]);
});

/** Changes the text of a file, and leaves manifest and signature. */
function withText(name: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(pack);
  return zipSync({ ...files, [name]: strToU8(change(textIn(files, name))) });
}

const lines = (change: (lines: string[]) => string[]) => (text: string) =>
  `${change(text.trim().split('\n')).join('\n')}\n`;

describe('notices in a file that was changed', () => {
  it.each([
    ['a changed letter', 'calls.jsonl', (text: string) => text.replace('placed', 'refuse')],
    ['a dropped call', 'calls.jsonl', lines((all) => all.slice(1))],
    ['reordered calls', 'calls.jsonl', lines((all) => all.toReversed())],
    ['a dropped check', 'checks.jsonl', lines((all) => all.toSpliced(1, 1))],
    ['a table for people', 'calls.csv', () => 'When\n'],
  ])('%s', async (_, name, change) => {
    const files = unzipSync(pack);
    expect(change(textIn(files, name))).not.toBe(textIn(files, name));
    await expectNotValid(withText(name, change), /was changed/);
  });

  it('the manifest', async () => {
    const changed = withText('manifest.json', (text) =>
      text.replace('"refused": 1', '"refused": 0'),
    );
    await expectNotValid(changed, /signature does not fit/);
  });

  it('a file that was taken from another pack, added or removed', async () => {
    const other = unzipSync((await makeTestPack({ ids: ['call-1'] })).zip);
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
function signedAnew(files: Files): Uint8Array {
  const manifest = JSON.parse(textIn(files, 'manifest.json'));
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
    await expectNotValid(signedAnew(unzipSync(pack)), /Another key/, '--key', fingerprint);
  });

  const anew = (name: string, change: (text: string) => string) => {
    const files = unzipSync(pack);
    return signedAnew({ ...files, [name]: strToU8(change(textIn(files, name))) });
  };

  it.each([
    [
      'a call that was dropped before the export',
      'calls.jsonl',
      lines((all) => all.slice(1)),
      /missing/,
    ],
    [
      'a check that was dropped',
      'checks.jsonl',
      lines((all) => all.toSpliced(1, 1)),
      /missing or moved/,
    ],
    [
      'checks that were moved',
      'checks.jsonl',
      lines((all) => all.toReversed()),
      /missing or moved/,
    ],
    [
      'the last check',
      'checks.jsonl',
      lines((all) => all.slice(0, -1)),
      /at the beginning or the end/,
    ],
    [
      'the first check',
      'checks.jsonl',
      lines((all) => all.slice(1)),
      /at the beginning or the end/,
    ],
    [
      'a verdict',
      'checks.jsonl',
      (text: string) => text.replace('allow\\"', 'block\\"'),
      /was changed/,
    ],
  ])('%s', async (_, name, change, words) => {
    await expectNotValid(anew(name, change), words);
  });
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
    await database.calls.add(sampleCall({ id: 'call-1', gesture: 'call-1', state: 'recorded' }));
    const later = await makeTestPack({
      database,
      checks: [{ id: 'call-4' }],
      ids: ['call-1', 'call-2', 'call-3', 'call-4'],
    });
    const both = await verified(later.zip, '--key', fingerprintIn(zip), '--earlier', earlier);
    expect(both.text).toMatch(/earlier pack: 4 checks, all the same[\s\S]*\nVALID/);
    await addChecks(database, [{ id: 'call-5' }]);
    const deps = { database, now: () => NOON, beforeDeletion: async () => undefined };
    await deleteCalls(deps);
    const deleted = await makeTestPack({
      database,
      checks: [],
      ids: ['call-2', 'call-3', 'call-4', 'call-5'],
    });
    const after = await verified(deleted.zip, '--key', fingerprintIn(zip), '--earlier', earlier);
    expect(after.text).toMatch(/\nVALID/);
  });

  it('and notices a chain that was rebuilt', async () => {
    const { zip, database } = await makeTestPack();
    const earlier = await saved(zip);
    await database.auditChain.clear();
    const anew = await makeTestPack({
      database,
      checks: [{ id: 'call-2' }, { id: 'call-3' }],
      ids: ['call-2', 'call-3'],
    });
    await expectNotValid(anew.zip, /not the one of the earlier pack/, '--earlier', earlier);
  });
});
