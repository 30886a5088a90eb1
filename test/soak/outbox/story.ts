import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { entryPlace } from '@/lib/crm/connectors/entry-place';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { crmEntry } from '@/lib/i18n/after-call/crm-entry';
import { retryDelivery } from '@/lib/outbox/change-by-hand';
import type { Delivery, LogsWhen } from '@/lib/outbox/model';
import type { OutboxDeps } from '@/lib/outbox/send/deliver';
import { CALLEE, NOON, sampleCall } from '@/test/calls/support/calls';
import { americanRep } from '@/test/crm/support/american-rep';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { createRandom, type SeededRandom } from '@/test/soak/random';
import { createMortal, type Mortal } from '@/test/soak/simulation/mortal';
import { openMortal } from '@/test/soak/simulation/mortal-database';
import { type CrmClock, type CrmFaultName, createFaultyCrm, type FaultyCrm } from './faulty-crm';
import { type EntryFaults, judgeEntries, recordingOf } from './judge-entries';

/** What happens in a story. */
export interface OutboxPlan {
  seed: number;
  calls: number;
  /** How the first requests go; all others are answered right. */
  faults: readonly CrmFaultName[];
  /** Only requests to such addresses can go wrong. */
  faultyAddresses?: RegExp;
  /** One in this number of calls is from a page without a record, to a number that no contact has. */
  withoutRecord?: number;
  /** When each call is logged; at once, unless told otherwise. */
  logsWhen?: LogsWhen;
  /** Points at which the lives end, first life first; later lives live on. */
  deaths: readonly number[];
}

/** How a story ended. */
export interface OutboxEnd extends EntryFaults {
  lives: number;
  /** Points that the first life passed. */
  points: number;
  requests: number;
  /** Contacts that were created. */
  created: number;
}

const ADDRESS = 'https://odoo.example.com';
const KEY = 'fake-key';
const CONTACTS = 20;
/** No story needs this many lives or rounds. */
const MAX_ROUNDS = 100_000;

const contactOf = (nth: number) => 1 + (nth % CONTACTS);
/** Ten numbers that no contact has. Two calls in a row go to each. */
const newNumberOf = (nth: number) => `+1312555010${Math.floor(nth / 2) % 10}`;

/** Lives through a plan: calls are placed and recorded, and each is logged at the contact it was made from. */
export async function logCalls(plan: OutboxPlan): Promise<OutboxEnd> {
  const random = createRandom(plan.seed);
  const clock = createClock();
  const faults = [...plan.faults];
  let requests = 0;
  const contacts = Array.from({ length: CONTACTS }, (_, nth) => nth + 1);
  const numbers = Object.fromEntries(contacts.map((id) => [id, CALLEE]));
  const { faultyAddresses = /^/ } = plan;
  const crm = createFaultyCrm({ key: KEY, contacts, numbers }, clock, random, (url) => {
    requests += 1;
    return (faultyAddresses.test(url) && faults.shift()) || 'answered right';
  });
  const name = `outbox-${crypto.randomUUID()}`;
  const calls = await writeCalls(name, plan);
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
  return { ...counted, created: crm.created.length, ...judgeEntries(calls, crm) };
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

/** The rep mends a connector that stopped. */
async function saveKeyAgain(database: CallDatabase): Promise<void> {
  const stored = await database.connectors.get('odoo');
  if (!stored?.stopped) return;
  await database.connectors.put({ ...stored, stopped: undefined, changes: stored.changes + 1 });
}

/** The rep tries again what the CRM refused. */
async function tryAgain(database: CallDatabase, clock: CrmClock): Promise<void> {
  for (const { callId, connector } of await refusedDeliveries(database)) {
    await retryDelivery(database, [callId, connector], clock.now());
  }
}

/** Not those that Handset gave up by itself, nor those whose entry or record it no longer finds. */
async function refusedDeliveries({ outbox }: CallDatabase): Promise<Delivery[]> {
  const failed = await outbox.where({ connector: 'odoo', state: 'failed' }).toArray();
  return failed.filter(
    ({ attempts, problem }) => attempts === 0 && !problem?.code.endsWith('-gone'),
  );
}

/** Whether nothing is left to send. A delivery that was given up ends the story, and its entry is missing. */
async function isOver(database: CallDatabase, calls: readonly Call[]): Promise<boolean> {
  const keys = ['waiting', 'sending'].map((state) => ['odoo', state]);
  const left = await database.outbox.where('[connector+state]').anyOf(keys).count();
  if (left > 0 || (await database.outbox.count()) < calls.length) return false;
  return (await refusedDeliveries(database)).length === 0;
}

function outboxDeps(
  { life, clock, random, crm }: LifeDeps,
  database: CallDatabase,
  wakeIn: (ms: number) => void,
): OutboxDeps {
  const json2 = createJson2(
    { fetch: (url, init) => life.gate(() => crm.fetch(url, init)), now: clock.now },
    { address: ADDRESS, key: KEY },
    new AbortController().signal,
  );
  return {
    database,
    readCall: async (callId, stored) => {
      const call = await database.calls.get(callId);
      const place = call && entryPlace(call, stored);
      if (!place || 'problem' in place) throw new Error(`no record of ${callId}`);
      return { place, entry: crmEntry(call, undefined, (e164) => e164) };
    },
    connect: async () => createOdooConnector(americanRep, json2),
    isOffline: () => false,
    now: clock.now,
    random: random.fraction,
    wakeIn: (ms) => life.gate(async () => wakeIn(ms)),
    cancelWake: async () => undefined,
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

/** Where a call from a contact goes to. All contacts share one number. */
const onRecord = (id: number) => ({
  callee: CALLEE,
  record: {
    ...{ crm: 'odoo', type: 'res.partner', id: String(id) },
    url: `${ADDRESS}/odoo/contacts/${id}`,
  },
});

/** Calls that are being requested. */
async function writeCalls(
  name: string,
  { calls: count, withoutRecord, logsWhen = 'placed' }: OutboxPlan,
): Promise<Call[]> {
  const database = await openMortal(name, createMortal(), { underWay: 0 });
  const calls = Array.from({ length: count }, (_, nth) => {
    const isNew = withoutRecord !== undefined && nth % withoutRecord === 0;
    const about = isNew ? { callee: newNumberOf(nth / withoutRecord) } : onRecord(contactOf(nth));
    return sampleCall({
      ...{ id: `call-${nth}`, gesture: `gesture-${nth}`, state: 'requested' },
      ...about,
    });
  });
  await database.calls.bulkAdd(calls);
  await database.connectors.add({
    ...{ id: 'odoo', address: ADDRESS, since: 0, changes: 1, logsWhen, ifNoRecord: 'create' },
  });
  database.close();
  return calls;
}
