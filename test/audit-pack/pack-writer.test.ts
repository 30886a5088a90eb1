import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createPackWriter } from '@/lib/audit-pack/pack-writer';
import { NOON } from '@/test/calls/support/calls';

const FACTS: Parameters<ReturnType<typeof createPackWriter>['finish']>[0] = {
  format: 'handset-audit-pack',
  version: 1,
  ...{ handset: '1.0.0', exportedAt: '', period: { from: '', to: '' }, chain: null },
  summary: {
    ...{ calls: 0, refused: 0, cancelled: 0 },
    abandoned: { placed: 0, withStatus: 0, abandoned: 0, share: null },
  },
};

it('writes two files by turns, with size and hash of each', async () => {
  const writer = createPackWriter(NOON);
  for (const word of ['eins ', 'zwölf ']) {
    writer.add('a.txt', word);
    writer.add('b.txt', word.repeat(50_000));
  }
  // Ending a file early, or twice, changes nothing of it.
  writer.end('a.txt');
  const sign = async () => ({ signature: 's', publicKey: 'k', fingerprint: 'f' });
  const parts = await writer.finish(FACTS, sign);
  const files = unzipSync(new Uint8Array(await new Blob(parts).arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('a.txt')).toBe('eins zwölf ');
  expect(text('b.txt')).toBe('eins '.repeat(50_000) + 'zwölf '.repeat(50_000));
  expect(JSON.parse(text('signature.json'))).toEqual({ signature: 's', publicKey: 'k' });
  const { files: listed } = JSON.parse(text('manifest.json'));
  expect(listed[0]).toEqual({
    ...{ name: 'a.txt', bytes: 12 },
    sha256: createHash('sha256').update('eins zwölf ').digest('hex'),
  });
});

it('gives the file in parts of about a megabyte', async () => {
  const writer = createPackWriter(NOON);
  for (let left = 60; left > 0; left -= 1)
    writer.add('a.bin', String.fromCharCode(...crypto.getRandomValues(new Uint16Array(30_000))));
  const sign = async () => ({ signature: 's', publicKey: 'k', fingerprint: 'f' });
  const parts = await writer.finish(FACTS, sign);
  expect(parts.length).toBeGreaterThan(2);
  for (const { size } of parts) expect(size).toBeLessThan(1_300_000);
});

it('rejects if the manifest is not signed', async () => {
  const failing = createPackWriter(NOON).finish(FACTS, () => Promise.reject(new Error('no key')));
  await expect(failing).rejects.toThrow('no key');
});
