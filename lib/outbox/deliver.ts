import { pickRecord } from './choose-record';
import { ConnectorError } from './connector-error';
import { afterAnswer, beforeStep, type DeliveryAnswer, type SendingStep } from './delivery-answer';
import { deliveryStep } from './delivery-step';
import { holdConnector } from './hold-connector';
import type {
  CallToLog,
  Connector,
  Delivery,
  DeliveryProblem,
  EntryPlace,
  EntryTarget,
  OutboxDatabase,
  StoredConnector,
} from './model';

/** What the outbox needs to send. */
export interface OutboxDeps {
  database: OutboxDatabase;
  /** A call as it is now; `undefined` if it is no longer in the log. */
  readCall(callId: string, stored: StoredConnector): Promise<CallToLog | undefined>;
  /** Rejects with a `ConnectorError`: no key, or no host access. */
  connect(stored: StoredConnector): Promise<Connector>;
  isOffline(stored: StoredConnector): boolean;
  /** Epoch ms. */
  now(): number;
  /** Between 0 and 1. */
  random(): number;
  /** Runs the outbox in `ms`, even if the background sleeps by then. */
  wakeIn(ms: number): Promise<void>;
  cancelWake(): Promise<void>;
  /** Records an error that nobody foresaw. */
  report(place: string, error: unknown): void;
}

/** What came of a delivery's step; `undefined` if nothing was sent. */
export type DeliveryOutcome = DeliveryAnswer['type'] | undefined;

/** Takes the next step of one delivery: one request, and what it means for the row. */
export async function deliver(
  deps: OutboxDeps,
  stored: StoredConnector,
  callId: string,
): Promise<DeliveryOutcome> {
  const { database } = deps;
  const startedAt = deps.now();
  const row = await database.outbox.get([callId, stored.id]);
  if (!row) return undefined;
  const step = deliveryStep(row, startedAt);
  const apply = (answer: DeliveryAnswer, done: SendingStep | 'finish') => {
    const moment = { step: done, startedAt, now: deps.now(), random: deps.random() };
    return changeRow(database, row, (current) => afterAnswer(current, answer, moment));
  };
  if (step.do === 'wait') {
    const { until } = step;
    const waits = { state: 'waiting', dueAt: until, unsettledUntil: until } as const;
    await changeRow(database, row, (current) => ({ ...current, ...waits }));
    return undefined;
  }
  if (step.do === 'finish') {
    await apply({ type: 'finished' }, 'finish');
    return 'finished';
  }
  const toLog = await deps.readCall(callId, stored);
  if (!toLog) {
    await database.outbox.delete([callId, stored.id]);
    return undefined;
  }
  if ('problem' in toLog) {
    await apply({ type: 'kept', problem: toLog.problem }, step.do);
    return 'kept';
  }
  const { revision } = row;
  const begun = await changeRow(database, row, (current) =>
    deliveryStep(current, startedAt).do === step.do
      ? beforeStep(current, step.do, { revision, now: startedAt })
      : current,
  );
  if (begun?.state !== 'sending') return undefined;
  const answer = await send(deps, { row: begun, stored, step: step.do, toLog });
  await apply(answer, step.do);
  return answer.type;
}

/** Changes a row in a transaction, as it is then. */
function changeRow(
  database: OutboxDatabase,
  { callId, connector }: Delivery,
  change: (row: Delivery) => Delivery,
): Promise<Delivery | undefined> {
  return database.transaction('rw', database.outbox, async () => {
    const row = await database.outbox.get([callId, connector]);
    const next = row && change(row);
    if (next) await database.outbox.put(next);
    return next;
  });
}

interface Sending {
  row: Delivery;
  stored: StoredConnector;
  step: SendingStep;
  toLog: Exclude<CallToLog, { problem: unknown }>;
}

async function send(deps: OutboxDeps, sending: Sending): Promise<DeliveryAnswer> {
  try {
    return await request(deps, await deps.connect(sending.stored), sending);
  } catch (error) {
    return answerOf(deps, sending.stored, error);
  }
}

/** Our id of the call is the marker: an entry carries it where the CRM can search for it. */
async function request(
  { database }: OutboxDeps,
  connector: Connector,
  { row, stored, step, toLog: { place, entry } }: Sending,
): Promise<DeliveryAnswer> {
  const { callId: marker, entryId } = row;
  switch (step) {
    case 'create': {
      const record = await recordFor(database, connector, { row, stored, place });
      if ('problem' in record) return record;
      return { type: 'created', entryId: await connector.create(record, marker, entry) };
    }
    case 'find': {
      const found = await connector.find(marker, entry);
      return found === undefined ? { type: 'not-found' } : { type: 'found', entryId: found };
    }
    case 'replace': {
      const isThere = await connector.replace(marker, entry, entryId ?? '');
      return { type: isThere ? 'replaced' : 'not-found' };
    }
    case 'remove':
      await connector.remove(marker, entryId, entry);
      return { type: 'removed' };
  }
}

/** The record that the rep chose, else the page's, else that of the number; or why there is none. */
async function recordFor(
  database: OutboxDatabase,
  connector: Connector,
  { row, stored, place }: { row: Delivery; stored: StoredConnector; place: EntryPlace },
): Promise<EntryTarget | Extract<DeliveryAnswer, { problem: DeliveryProblem }>> {
  if (row.target?.address === stored.address) return row.target;
  if ('record' in place) return place.record;
  const found = await connector.recordsOf(place.number);
  if (found.length === 0) return { type: 'kept', problem: { code: 'crm-no-record' } };
  const picked = await pickRecord(database, stored, place.number, found);
  return picked ?? { type: 'choice', problem: { code: 'crm-several-records' } };
}

async function answerOf(
  deps: OutboxDeps,
  stored: StoredConnector,
  error: unknown,
): Promise<DeliveryAnswer> {
  if (!(error instanceof ConnectorError)) {
    deps.report('outbox', error);
    return { type: 'no-answer', problem: { code: 'unexpected' } };
  }
  await holdConnector(deps.database, stored, error, deps.now());
  const { kind, problem } = error;
  return kind === 'no-answer' || kind === 'refused' ? { type: kind, problem } : { type: 'held' };
}
