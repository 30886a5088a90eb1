import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import { doNotCallTables, forbiddenBy } from '@/lib/do-not-call/list';

const LINES_PER_PART = 100_000;
/** Numbers that are looked up in each of so many rounds. */
const LOOK_UPS = 1_000;
const ROUNDS = 3;
const POLL_MS = 50;
/** How long the page is watched at rest, for comparison. */
const REST_MS = 10_000;

/** All that lies between two numbers of the file: it covers every area code. */
const STEP = 1_597;
const FIRST = 2_010_000_000;

/** How an import went: how long it took, and the longest time in which the page answered nothing, then and at rest. */
export interface TimedImport {
  ms: number;
  longestMs: number;
  restingMs: number;
}

/** Runs in the dashboard: imports a file with this many numbers, as a rep does. */
export async function timedImport(count: number): Promise<TimedImport> {
  const input = document.querySelector<HTMLInputElement>('.registries input[type=file]');
  if (!input) throw new Error('the dashboard has no registries');
  const chosen = new DataTransfer();
  chosen.items.add(fileOf(count));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const start = await elementThat(() => document.querySelector('.registry-form .primary'));
  const resting = watchAnswers();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const restingMs = resting.longest();
  const from = performance.now();
  const watched = watchAnswers();
  start.click();
  await elementThat(() => document.querySelector('.registries .remark.call'));
  return { ms: performance.now() - from, longestMs: watched.longest(), restingMs };
}

/** The times of look-ups in the transaction of a call, and of plain reads in the same, ms. */
export interface TimedRound {
  lookUps: number[];
  plain: number[];
}

/** Runs in a page of ours, after an import of this many numbers. Half of those looked up are on the registry. */
export async function timedLookUps(
  count: number,
): Promise<{ rounds: TimedRound[]; bytesPerNumber: number }> {
  const database = openCallDatabase();
  const rounds: TimedRound[] = [];
  while (rounds.length < ROUNDS) rounds.push(await timedRound(database, count));
  let bytes = 0;
  await database.registryChunks.each((chunk) => {
    bytes += chunk.bytes.length;
  });
  database.close();
  return { rounds, bytesPerNumber: bytes / count };
}

async function timedRound(database: CallDatabase, count: number): Promise<TimedRound> {
  const tables = [database.calls, ...doNotCallTables(database)];
  const times: TimedRound = { lookUps: [], plain: [] };
  for (let round = 0; round < LOOK_UPS; round += 1) {
    const number = FIRST + Math.floor(Math.random() * count) * STEP + (round % 2);
    const key = `number:+1${number}`;
    const isOn = await database.transaction('rw', tables, () =>
      timed(times.lookUps, async () =>
        forbiddenBy(database, [key], await database.registries.toArray()),
      ),
    );
    if ((isOn !== undefined) !== (round % 2 === 0)) throw new Error(`${key} was looked up wrong`);
    await database.transaction('rw', tables, () =>
      timed(times.plain, () => database.doNotCall.get(key)),
    );
  }
  return times;
}

async function timed<T>(times: number[], work: () => PromiseLike<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  times.push(performance.now() - from);
  return result;
}

/** A file in the form of the US registry. */
function fileOf(count: number): File {
  const parts: string[] = [];
  for (let from = 0; from < count; from += LINES_PER_PART) {
    const size = Math.min(LINES_PER_PART, count - from);
    parts.push(Array.from({ length: size }, (_, at) => lineOf(from + at)).join(''));
  }
  return new File(parts, 'registry.txt');
}

function lineOf(at: number): string {
  const digits = String(FIRST + at * STEP);
  return `${digits.slice(0, 3)},${digits.slice(3)}\r\n`;
}

/** Notes the longest time between two turns of the page. */
function watchAnswers(): { longest: () => number } {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  });
  return {
    longest: () => {
      clearInterval(timer);
      return longest;
    },
  };
}

async function elementThat(find: () => HTMLElement | null): Promise<HTMLElement> {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
