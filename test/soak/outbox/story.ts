import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { entryTarget } from '@/lib/crm/connectors/entry-target';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { crmEntry } from '@/lib/i18n/after-call/crm-entry';
import type { OutboxDeps } from '@/lib/outbox/send/deliver';
import { NOON } from '@/test/calls/support/calls';
import { americanRep } from '@/test/crm/support/american-rep';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { createRandom, type SeededRandom } from '@/test/soak/random';
import { createMortal, type Mortal } from '@/test/soak/simulation/mortal';
import { openMortal } from '@/test/soak/simulation/mortal-database';
import { type CrmClock, createFaultyCrm, type FaultyCrm } from './faulty-crm';
import { type EntryFaults, judgeEntries, recordingOf } from './judge-entries';
import type { OutboxPlan } from './outbox-plan';
import { STORY_ADDRESS, writeStoryCalls } from './story-calls';
import { fakeStoryCrm, STORY_KEY, type StoryCrm } from './story-crm';
import { isOver, saveKeyAgain, tryAgain } from './story-rep';

/** How a story ended. */
export interface OutboxEnd extends EntryFaults {
  lives: number;
  /** Points that the first life passed. */
  points: number;
  requests: number;
  /** Contacts that were created. */
  created: number;
}

/** No story needs this many lives or rounds. */
const MAX_ROUNDS = 100_000;

/** Lives through a plan: calls are placed and recorded, and each is logged at the contact it was made from. */
export async function logCalls(
  plan: OutboxPlan,
  odoo: StoryCrm = fakeStoryCrm(),
): Promise<OutboxEnd> {
  const random = createRandom(plan.seed);
  const clock = createClock();
  const faults = [...plan.faults];
  let requests = 0;
  const { faultyAddresses = /^/ } = plan;
  const crm = createFaultyCrm(odoo, clock, random, (url) => {
    requests += 1;
    return (faultyAddresses.test(url) && faults.shift()) || 'answered right';
  });
  const name = `outbox-${crypto.randomUUID()}`;
  const calls = await writeStoryCalls(name, plan, odoo.contacts);
  const lives: Mortal[] = [];
  const heard = { placed: 0, found: 0 };
  for (let isDone = false; !isDone && lives.length < MAX_ROUNDS; ) {
    const life = createMortal(plan.deaths[lives.length]);
    lives.push(life);
    const died = new Promise<false>((resolve) => life.onDeath(() => resolve(false)));
    const lived = live({ name, life, clock, random, crm, calls, heard }).then(() => true);
    isDone = await Promise.race([lived, died]);
    clock.pass(1_000);
  }
  clock.pass(3_600_000);
  await crm.catchUp();
  const counted = { lives: lives.length, points: lives[0]?.points() ?? 0, requests };
  const held = await odoo.read();
  return { ...counted, created: held.created.length, ...judgeEntries(calls, held) };
}

interface LifeDeps {
  name: string;
  life: Mortal;
  clock: CrmClock;
  random: SeededRandom;
  crm: FaultyCrm;
  calls: readonly Call[];
  /** How many calls the lives so far have heard of, and of how many recordings. */
  heard: { placed: number; found: number };
}

/** One life of the background: hears of calls and recordings, and runs the outbox until all is sent. */
async function live(deps: LifeDeps): Promise<void> {
  const { name, life, clock, calls, heard } = deps;
  const database = await openMortal(name, life, { underWay: 0 });
  if (!life.isAlive()) await new Promise(() => undefined);
  let wakeIn = 0;
  const outbox = outboxDeps(deps, database, (ms) => {
    wakeIn = ms;
  });
  for (const { id } of calls.slice(heard.placed)) {
    await place(database, id, clock);
    heard.placed += 1;
  }
  await runOutbox(outbox, new AbortController().signal);
  for (const { id } of calls.slice(heard.found)) {
    const finding = { recording: recordingOf(id) };
    await applyEvent(database, id, { type: 'found', finding }, clock.now());
    heard.found += 1;
  }
  for (let round = 0; round < MAX_ROUNDS && !(await isOver(database, calls)); round++) {
    clock.pass(wakeIn);
    await saveKeyAgain(database);
    await tryAgain(database, clock);
    await runOutbox(outbox, new AbortController().signal);
  }
  database.close();
}

async function place(database: CallDatabase, id: string, clock: CrmClock): Promise<void> {
  await applyEvent(database, id, { type: 'placed', callId: `service-${id}` }, clock.now());
}

function outboxDeps(
  { life, clock, random, crm }: LifeDeps,
  database: CallDatabase,
  wakeIn: (ms: number) => void,
): OutboxDeps {
  const json2 = createJson2(
    { fetch: (url, init) => life.gate(() => crm.fetch(url, init)), now: clock.now },
    { address: STORY_ADDRESS, key: STORY_KEY },
    new AbortController().signal,
  );
  return {
    database,
    readCall: async (callId, stored) => {
      const call = await database.calls.get(callId);
      const target = call && entryTarget(call, stored);
      if (!target || 'problem' in target) throw new Error(`no record of ${callId}`);
      return { target, entry: crmEntry(call, undefined, (e164) => e164) };
    },
    connect: async () => createOdooConnector(americanRep, json2),
    isOffline: () => false,
    now: clock.now,
    random: random.fraction,
    wakeIn: (ms) => life.gate(async () => wakeIn(ms)),
    cancelWake: async () => undefined,
    onStopped: () => undefined,
    report: (_, error) => {
      throw error;
    },
  };
}

function createClock(): CrmClock {
  let time = NOON;
  return {
    now: () => time,
    pass(ms) {
      time += ms;
    },
  };
}
