import type { AuditedCall } from '@/lib/audit-pack/audited-call';
import { type ChainFile, createChainFile } from '@/lib/audit-pack/chain-file';
import { createKeptCalls, type KeptCalls } from '@/lib/audit-pack/kept-calls';
import type { PackWriter } from '@/lib/audit-pack/pack-writer';
import { chainAfter, firstOfPeriod, lastOfChain } from '@/lib/audit-pack/read-chain';
import type { CallDatabase } from '@/lib/calls/database';
import { countLogRewrites, shownCalls } from '@/lib/calls/log/call-log';
import type { Call } from '@/lib/calls/model';
import { parseWrapUp } from '@/lib/wrap-up/model';

/** Rows that are read at once, and of those the ones that are written at once. */
const [STEP_SIZE, SLICE_SIZE] = [200, 20];

/** Epoch ms; `to` is exclusive. */
type Period = { from: number; to: number };

/** What reading the log of a period needs. */
interface ReadPeriodDeps {
  database: CallDatabase;
  /** Gets `chain.jsonl`. */
  writer: PackWriter;
  /** The text of a disposition, by its id. */
  dispositionText(id: string): string;
  /** Is awaited between rows: lets the page do other work now and then, and rejects to end it. */
  pause(): Promise<void>;
  /** Is told how many calls and records were read, and how many there are. */
  onRead(count: number, total: number): void;
}

/** The log of a period. */
interface ReadPeriod {
  /** The oldest first. */
  calls: KeptCalls;
  facts: ChainFile['facts'];
  /** The number of the record from which on the chain has outcomes and wrap-ups; 0 if it always had. */
  outcomesFrom: number;
}

/**
 * Reads the calls of a period and writes its part of the chain, in steps between which calls can be placed. What changed
 * meanwhile is read once more at the end, in one transaction, so that calls and chain agree. Rejects if calls were
 * deleted or imported meanwhile.
 */
export async function readPeriod(deps: ReadPeriodDeps, period: Period): Promise<ReadPeriod> {
  const { database, writer } = deps;
  const start = await readStart(database, period);
  const file = createChainFile(period);
  const calls = await readCalls(deps, period, start, file.addCall);
  const write = (rows: Parameters<ChainFile['linesOf']>[0]) =>
    writer.add('chain.jsonl', file.linesOf(rows));
  write([]);
  const read = await writeChain(deps, start, write);
  await database.transaction('r', tablesOf(database), async () => {
    write(await chainAfter(database, read));
    const changed = await changedSince(deps, start.last);
    calls.change(changed.filter(({ call }) => isWithin(period, call)));
    if ((await countLogRewrites(database)) !== start.rewrites) throw new Error('log was rewritten');
  });
  writer.end('chain.jsonl');
  return { calls, facts: file.facts, outcomesFrom: start.outcomesFrom };
}

function isWithin({ from, to }: Period, { createdAt }: Call): boolean {
  return createdAt >= from && createdAt < to;
}

/** Reads the calls that records after a number are about. */
async function changedSince(deps: ReadPeriodDeps, seq: number): Promise<AuditedCall[]> {
  const records = await chainAfter(deps.database, seq);
  const ids = new Set(records.flatMap(({ callId }) => callId ?? []));
  const rows = await deps.database.calls.bulkGet([...ids]);
  return auditedCalls(deps, shownCalls(rows));
}

type Start = Awaited<ReturnType<typeof readStart>>;

function tablesOf({ calls, wrapUps, auditChain, logState }: CallDatabase) {
  return [calls, wrapUps, auditChain, logState];
}

async function readStart(database: CallDatabase, period: Period) {
  const first = await firstOfPeriod(database, period);
  return database.transaction('r', tablesOf(database), async () => {
    const outcomes = await database.logState.get('outcomes');
    const last = await lastOfChain(database);
    const calls = await database.calls.where('createdAt').between(period.from, period.to).count();
    return {
      ...{ first, last, calls },
      rewrites: await countLogRewrites(database),
      outcomesFrom: outcomes?.key === 'outcomes' ? outcomes.fromSeq : 0,
    };
  });
}

/**
 * Reads page by page, and adds each call by its id; `addCall` returns whether it is new. A page begins with the
 * time at which the last one ended, so some calls are read twice.
 */
async function readCalls(
  deps: ReadPeriodDeps,
  { from, to }: Period,
  start: Start,
  addCall: ChainFile['addCall'],
): Promise<KeptCalls> {
  const calls = createKeptCalls();
  let count = 0;
  let [at, limit] = [from, STEP_SIZE];
  for (;;) {
    const rows = await deps.database.calls
      .where('createdAt')
      .between(at, to)
      .limit(limit)
      .toArray();
    const found = rows.filter(({ id }) => addCall(id));
    calls.add(await auditedCalls(deps, shownCalls(found)));
    count += found.length;
    deps.onRead(Math.min(count, start.calls), totalOf(start));
    await deps.pause();
    if (rows.length < limit) return calls;
    // Calls of one moment, as an import may bring, may fill a page.
    const last = rows.at(-1)?.createdAt ?? to;
    limit = last === at ? limit * 2 : STEP_SIZE;
    at = last;
  }
}

function totalOf({ calls, first, last }: Start): number {
  return calls + (first === undefined ? 0 : last - first + 1);
}

/** Returns calls with their wrap-ups. */
async function auditedCalls(
  { database, dispositionText }: ReadPeriodDeps,
  calls: readonly Call[],
): Promise<AuditedCall[]> {
  const saved = await database.wrapUps.bulkGet(calls.map(({ id }) => id));
  return calls.map((call, at) => {
    const wrapUp = parseWrapUp(saved[at]);
    const disposition = wrapUp?.disposition && dispositionText(wrapUp.disposition);
    return { call, wrapUp, disposition };
  });
}

/** Resolves to the number of the last record that was written. */
async function writeChain(
  { database, pause, onRead }: ReadPeriodDeps,
  start: Start,
  write: (rows: Awaited<ReturnType<typeof chainAfter>>) => void,
): Promise<number> {
  if (start.first === undefined) return start.last;
  let read = start.first - 1;
  for (;;) {
    const rows = await chainAfter(database, read, STEP_SIZE);
    for (let at = 0; at < rows.length; at += SLICE_SIZE) {
      write(rows.slice(at, at + SLICE_SIZE));
      await pause();
    }
    read = rows.at(-1)?.seq ?? read;
    onRead(start.calls + read - start.first + 1, totalOf(start));
    if (rows.length < STEP_SIZE) return read;
  }
}
