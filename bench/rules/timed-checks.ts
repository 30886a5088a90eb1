import { openCallDatabase } from '@/lib/calls/database';
import { checkAgainstRules } from '@/lib/calls/place/check-against-rules';
import { doNotCallTables } from '@/lib/do-not-call/list';
import type { DoNotCallEntry } from '@/lib/do-not-call/model';
import { numberSubject } from '@/lib/do-not-call/subject';
import { settings } from '@/lib/settings/table';

const BATCH = 10_000;
const ROUNDS = 40;

/** Numbers with one zone, with several, with limits of attempts, and of a country with holidays. */
const CALLEES = ['+12125550134', '+18505550134', '+61491570006', '+33199000123'];

/** A night in New York: every rule has something to say, and the next allowed time is looked for. */
const NIGHT = Date.UTC(2026, 10, 22, 8);

/**
 * Runs in a page: fills a separate database with this many entries, and returns the times of checks as
 * a call would be checked, in ms. The first is cold.
 */
export async function timedChecks(entries: number): Promise<number[]> {
  const database = openCallDatabase(`bench-rules-${entries}`);
  for (let from = 0; from < entries; from += BATCH) {
    const size = Math.min(BATCH, entries - from);
    await database.doNotCall.bulkPut(Array.from({ length: size }, (_, at) => entryAt(from + at)));
  }
  const fallbacks = Object.entries(settings).map(([key, { fallback }]) => [key, fallback]);
  const request = { settings: Object.fromEntries(fallbacks), country: 'US', now: NIGHT } as const;
  const data = { Email: 'ann@mail.example.com', Company: 'Acme' };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const callee = CALLEES[round % CALLEES.length] ?? '';
    const from = performance.now();
    await database.transaction('rw', [database.calls, ...doNotCallTables(database)], () =>
      checkAgainstRules(database, { ...request, callee, calleeName: 'Ann Example', data }),
    );
    times.push(performance.now() - from);
  }
  await database.delete();
  return times;
}

function entryAt(index: number): DoNotCallEntry {
  const e164 = `+1202${String(index).padStart(7, '0')}`;
  const proof = { words: 'Asked not to be called', source: 'file', by: 'Desk phone' } as const;
  return { ...numberSubject(e164), ...proof, addedAt: index };
}
