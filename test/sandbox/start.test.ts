import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCommandLine } from '@/sandbox/options';
import { startSandbox } from '@/sandbox/start';
import { CLICK_TO_DIAL, postClickToDial, testSandbox } from './support/sandbox';

it('reads its command line', () => {
  const line = '--port 0 --seed x --speed 50 --history-shape id --db /tmp/x.db';
  expect(readCommandLine(line.split(' '))).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    seed: 'x',
    speed: 50,
    historyShape: 'id',
    db: '/tmp/x.db',
  });
  expect(() => readCommandLine(['--speed', 'fast'])).toThrow(/speed/);
  expect(() => readCommandLine(['--history-shape', 'odd'])).toThrow(/all/);
  expect(() => readCommandLine(['--prot', '1'])).toThrow(/prot/);
});

it('gives the same workspaces for the same seed, other tokens for another', async () => {
  const [a, b, c] = [
    await testSandbox(),
    await testSandbox(),
    await testSandbox({ seed: 'other' }),
  ];
  expect(a.workspaces).toEqual(b.workspaces);
  expect(a.token()).not.toBe(c.token());
});

it('keeps its calls in a file across a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handset-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = join(folder, 'sandbox.db');
  const first = await startSandbox({ db });
  await postClickToDial(first.url, first.workspaces[0]?.token ?? '', CLICK_TO_DIAL);
  await first.stop();
  const second = await testSandbox({ db, seed: 'another seed changes nothing now' });
  expect(second.calls()).toHaveLength(1);
  expect(second.workspaces).toEqual(first.workspaces);
});
