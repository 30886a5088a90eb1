import { type Connector, ConnectorError } from '@/lib/outbox/connector';
import {
  afterAnswer,
  beforeStep,
  type DeliveryAnswer,
  type SendingStep,
} from '@/lib/outbox/delivery-answer';
import { deliveryStep, MAX_EFFECT_DELAY_MS } from '@/lib/outbox/delivery-step';
import { holdConnector } from '@/lib/outbox/hold-connector';
import {
  accountOf,
  type DeliveryProblem,
  type StoredConnector,
} from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import type { CrmEntry, EntryContent, EntryRecord, RecordRef } from '@/lib/outbox/model/entry';
import { type RecordDeps, recordOfCall } from './record-of-call';

/** What the outbox needs to send. */
export interface OutboxDeps extends RecordDeps {
  /** A call as it is now; `undefined` if it is no longer in the log. */
  readCall(callId: string, stored: StoredConnector): Promise<CrmEntry | undefined>;
  /** Rejects with a `ConnectorError`: no key, or no host access. */
  connect(stored: StoredConnector): Promise<Connector>;
  isOffline(stored: StoredConnector): boolean;
  /** Between 0 and 1. */
  random(): number;
  /** Runs the outbox in `ms`, even if the background sleeps by then. */
  wakeIn(ms: number): Promise<void>;
  cancelWake(): Promise<void>;
  /** Logging in a CRM stopped a moment ago, until the rep changes the connector. */
  onStopped(problem: DeliveryProblem): void;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
}

/** The result of a delivery's step; `undefined` if nothing was sent. */
type DeliveryOutcome = DeliveryAnswer['type'] | undefined;

/** A delivery whose next step is due. `startedAt` is epoch ms. */
interface DueDelivery {
  deps: OutboxDeps;
  stored: StoredConnector;
  row: Delivery;
  startedAt: number;
}

/** Takes the next step of one delivery: one request, and what it means for the row. */
export async function deliver(
  deps: OutboxDeps,
  stored: StoredConnector,
  callId: string,
): Promise<DeliveryOutcome> {
  const row = await deps.database.outbox.get([callId, stored.id]);
  if (!row) return undefined;
  const due = { deps, stored, row, startedAt: deps.now() };
  const step = deliveryStep(row, due.startedAt);
  if (step.do === 'wait') return postpone(due, step.until);
  if (step.do === 'finish') return applyAnswer(due, 'finish', { type: 'finished' });
  return takeStep(due, step.do);
}

async function postpone({ deps, row }: DueDelivery, until: number): Promise<undefined> {
  const waits = { state: 'waiting', dueAt: until, unsettledUntil: until } as const;
  await changeRow(deps, row, (current) => ({ ...current, ...waits }));
}

async function applyAnswer(
  { deps, row, startedAt }: DueDelivery,
  step: SendingStep | 'finish',
  answer: DeliveryAnswer,
): Promise<DeliveryOutcome> {
  const moment = { step, startedAt, now: deps.now(), random: deps.random() };
  await changeRow(deps, row, (current) => afterAnswer(current, answer, moment));
  return answer.type;
}

async function takeStep(due: DueDelivery, step: SendingStep): Promise<DeliveryOutcome> {
  const { deps, stored, row, startedAt } = due;
  const { revision } = row;
  const toLog = await deps.readCall(row.callId, stored);
  if (!toLog) {
    await deps.database.outbox.delete([row.callId, stored.id]);
    return undefined;
  }
  // A record that the rep chose counts, wherever the call was made from.
  const target = chosenTarget(row, stored) ?? toLog.target;
  const problem = reasonNotToSend(due, step, target);
  if (problem) return applyAnswer(due, step, { type: 'kept', problem });
  const begun = await changeRow(deps, row, (current) =>
    deliveryStep(current, startedAt).do === step
      ? beforeStep(current, step, { revision, now: startedAt })
      : current,
  );
  if (begun?.state !== 'sending') return undefined;
  const sending = { row: begun, stored, step, target, entry: toLog.entry };
  return applyAnswer(due, step, await send(deps, sending));
}

/** To take an entry back, no record is needed. */
function reasonNotToSend(
  { row, stored }: DueDelivery,
  step: SendingStep,
  target: CrmEntry['target'],
): DeliveryProblem | undefined {
  if (row.account !== accountOf(stored)) return { code: 'crm-other-account' };
  return 'problem' in target && step !== 'remove' ? target.problem : undefined;
}

/** Reads and changes a row in one transaction. */
function changeRow(
  { database }: OutboxDeps,
  { callId, connector }: Delivery,
  change: (row: Delivery) => Delivery,
): Promise<Delivery | undefined> {
  return database.transaction('rw', database.outbox, async () => {
    const row = await database.outbox.get([callId, connector]);
    if (!row) return undefined;
    const next = change(row);
    await database.outbox.put(next);
    return next;
  });
}

interface Sending {
  row: Delivery;
  stored: StoredConnector;
  step: SendingStep;
  target: CrmEntry['target'];
  entry: EntryContent;
}

function chosenTarget(
  { target }: Delivery,
  stored: StoredConnector,
): { record: RecordRef } | undefined {
  return target?.account === accountOf(stored) ? { record: target } : undefined;
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
  deps: OutboxDeps,
  connector: Connector,
  { row, stored, step, target, entry }: Sending,
): Promise<DeliveryAnswer> {
  const { callId: marker, entryId } = row;
  switch (step) {
    case 'create': {
      const found = await recordOfCall(deps, connector, { stored, target, entry });
      if ('answer' in found) return found.answer;
      const { record } = found;
      // Kept first: an answer that is lost must not hide where the entry is.
      const loggedOn =
        stored.id === 'webhook' ? undefined : loggedRecord(record, entry.facts.record, row.target);
      // From now, because the search may have taken long.
      const open = { loggedOn, unsettledUntil: deps.now() + MAX_EFFECT_DELAY_MS };
      await changeRow(deps, row, (current) => ({ ...current, ...open }));
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

/** The record's name is known if the call was made from it, or the rep chose it. */
function loggedRecord(
  { type, id }: RecordRef,
  madeFrom: EntryRecord | undefined,
  chosen: Delivery['target'],
): NonNullable<Delivery['loggedOn']> {
  const isIt = (other: EntryRecord | Delivery['target']) => other?.type === type && other.id === id;
  const name = (isIt(madeFrom) && madeFrom?.title) || (isIt(chosen) && chosen?.name);
  return { type, id, ...(name && { name }) };
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
  const { kind, problem } = error;
  if (await holdConnector(deps.database, stored, error, deps.now())) deps.onStopped(problem);
  return kind === 'no-answer' || kind === 'refused' ? { type: kind, problem } : { type: 'held' };
}
