import type { CheckRecord } from '@/lib/audit/model';
import { makePack } from '@/lib/audit-pack/make-pack';
import { chainBetween } from '@/lib/audit-pack/read-chain';
import type { CallDatabase } from '@/lib/calls/database';
import { sign } from '@/lib/signatures/own-key';
import { addChecks } from '@/test/audit/support';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

/** The period of {@link makeTestPack}. */
export const PERIOD = { from: NOON - DAY, to: NOON + DAY };

/** What differs from a log of three calls, each with its check, and one that was refused. */
interface TestLog {
  database?: CallDatabase;
  checks?: Partial<CheckRecord>[];
  ids?: string[];
}

const IDS = ['call-1', 'call-2', 'call-3'];
const REFUSED = { id: 'refused', result: 'refused', code: 'do-not-call' } as const;

/** Makes a signed pack of a log. */
export async function makeTestPack({
  database = freshDatabase(),
  checks = [...IDS.map((id) => ({ id })), REFUSED],
  ids = IDS,
}: TestLog = {}) {
  await addChecks(database, checks);
  const chain = await chainBetween(database, PERIOD);
  const calls = ids.map((id) => ({ call: sampleCall({ id, gesture: id, state: 'placed' }) }));
  const texts = { 'calls.csv': 'When\r\n' };
  const content = { handset: '1.0.0', now: NOON, period: PERIOD, calls, chain, texts };
  let manifest = '';
  const zip = await makePack(content, (text) => {
    manifest = text;
    return sign(database, text);
  });
  return { zip, manifest, database };
}
