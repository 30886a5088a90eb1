import { vi } from 'vitest';
import type { CallDatabase } from '@/lib/calls/database';
import type { Connector, NumberMatch } from '@/lib/outbox/connector';
import type { DeliveryProblem } from '@/lib/outbox/model/connector';
import type { CrmEntry, EntryContent } from '@/lib/outbox/model/entry';
import type { OutboxDeps } from '@/lib/outbox/send/deliver';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleConnector, sampleEntry } from './deliveries';

/** A CRM that does what it is asked, unless a failure is waiting. */
export interface TestConnector extends Connector {
  entries: Map<string, EntryContent>;
  asked: string[];
  /** The records that have the number. */
  records: NumberMatch[];
  /** Whether the CRM has more records than were read. */
  hasMore: boolean;
  /** Failures of requests to come, before they have an effect. */
  failures: Error[];
}

/** Creates a CRM. */
export function fakeCrm(): TestConnector {
  const entries = new Map<string, EntryContent>();
  const asked: string[] = [];
  const failures: Error[] = [];
  const ask = (what: string) => {
    asked.push(what);
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const crm: TestConnector = {
    entries,
    ...{ records: [], hasMore: false },
    asked,
    failures,
    async recordsOf() {
      ask('search');
      return { records: [...crm.records], hasMore: crm.hasMore };
    },
    async create(_target, marker, entry) {
      ask('create');
      entries.set(marker, entry);
      return '7';
    },
    async find(marker) {
      ask('find');
      return entries.has(marker) ? '7' : undefined;
    },
    async replace(marker, entry) {
      ask('replace');
      if (entries.has(marker)) entries.set(marker, entry);
      return entries.has(marker);
    },
    async remove(marker) {
      ask('remove');
      entries.delete(marker);
    },
  };
  return crm;
}

/** What is logged of every call, unless told otherwise. */
export const TO_LOG: CrmEntry = {
  target: { record: { type: 'res.partner', id: '1' } },
  entry: sampleEntry,
};

/** An outbox over a fresh database with a connected CRM. */
export interface TestOutbox {
  deps: OutboxDeps & { database: CallDatabase };
  crm: TestConnector;
  /** The clock, epoch ms. */
  clock: { now: number };
  /** The wake-ups that were set, ms. */
  wakes: number[];
  reported: unknown[];
}

/** Creates one. */
export async function testOutbox(
  given: Partial<Omit<OutboxDeps, 'database'>> = {},
): Promise<TestOutbox> {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  const crm = fakeCrm();
  const clock = { now: NOON };
  const wakes: number[] = [];
  const reported: unknown[] = [];
  const deps = {
    database,
    readCall: async (): Promise<CrmEntry | undefined> => TO_LOG,
    connect: async () => crm,
    isOffline: () => false,
    now: () => clock.now,
    random: () => 1,
    wakeIn: async (ms: number) => {
      wakes.push(ms);
    },
    cancelWake: vi.fn(async () => undefined),
    onStopped: (_problem: DeliveryProblem) => {},
    report: (_place: string, error: unknown) => {
      reported.push(error);
    },
    ...given,
  };
  return { deps, crm, clock, wakes, reported };
}
