import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { type Measurement, median, ms } from '@/bench/table';
import { root } from '@/test/support/tree';

const TURNS = 5;
const run = promisify(execFile);

/** Compares verdicts on 8,000 texts with libphonenumber-js's finder, cold and warm. */
export async function measureVerdicts(): Promise<Measurement[]> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-verdicts-'));
  try {
    const outfile = join(dir, 'timed-passes.mjs');
    const entryPoints = [join(root, 'bench/verdicts/timed-passes.ts')];
    await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', outfile });
    return await measure(outfile);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function measure(script: string): Promise<Measurement[]> {
  const ours: number[][] = [];
  const theirs: number[][] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await passesOf(script, 'handset'));
    theirs.push(await passesOf(script, 'peer'));
  }
  return [
    row('verdicts, first pass', first(ours), first(theirs)),
    row('verdicts, once warm', warm(ours), warm(theirs)),
  ];
}

async function passesOf(script: string, finder: string): Promise<number[]> {
  const { stdout } = await run(process.execPath, [script, finder]);
  const times: unknown = JSON.parse(stdout);
  return Array.isArray(times) ? times.map(Number) : [];
}

function first(turns: readonly number[][]): number {
  return median(turns.map(([time = Number.NaN]) => time));
}

function warm(turns: readonly number[][]): number {
  return median(turns.map((times) => median(times.slice(-4))));
}

/** Target: a third of the time that libphonenumber-js's finder takes. */
function row(what: string, ours: number, theirs: number): Measurement {
  return { what, measured: ms(ours), target: `⅓ of ${ms(theirs)}`, ratio: (3 * ours) / theirs };
}
