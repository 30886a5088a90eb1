import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checksIn, makePack, refusalsIn } from '@/lib/audit-pack/make-pack';
import { checkRecord } from '@/test/audit/support';
import { NOON } from '@/test/calls/support/calls';
import { makeTestPack, PERIOD } from './support';

it('packs calls, checks, texts, the hash of each and a signature', async () => {
  const { zip, manifest } = await makeTestPack();
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual([
    ...['calls.jsonl', 'checks.jsonl', 'calls.csv', 'manifest.json', 'signature.json'],
  ]);
  const lines = (name: string) =>
    strFromU8(files[name] ?? new Uint8Array())
      .trim()
      .split('\n');
  expect(lines('calls.jsonl')).toHaveLength(3);
  expect(lines('checks.jsonl').map((line) => JSON.parse(line).seq)).toEqual([1, 2, 3, 4]);
  expect(JSON.parse(manifest)).toMatchObject({
    summary: { calls: 3, refused: 1, cancelled: 0, abandoned: { placed: 3, share: null } },
    chain: { first: 1, last: 4 },
    files: [{ name: 'calls.jsonl' }, { name: 'checks.jsonl' }, { name: 'calls.csv', bytes: 6 }],
  });
});

it('packs a period without a call', async () => {
  const empty = { handset: '1.0.0', now: NOON, period: PERIOD, calls: [], chain: [], texts: {} };
  const signing = async () => ({ signature: 's', publicKey: 'k', fingerprint: 'f' });
  const files = unzipSync(await makePack(empty, signing));
  expect(strFromU8(files['calls.jsonl'] ?? new Uint8Array())).toBe('');
  expect(strFromU8(files['manifest.json'] ?? new Uint8Array())).toContain('"chain": null');
});

it('reads checks and refusals of a chain, of which parts were deleted', () => {
  const row = { seq: 1, previous: '', bodyHash: '', hash: '', at: NOON };
  const refused = checkRecord({ result: 'refused', code: 'do-not-call' });
  const bodies = [checkRecord(), refused, { kind: 'deletion', calls: 1 }];
  const chain = [row, ...bodies.map((body) => ({ ...row, body: JSON.stringify(body) }))];
  expect(checksIn(chain)).toEqual(bodies.slice(0, 2));
  expect(refusalsIn(chain)).toEqual([refused]);
});
