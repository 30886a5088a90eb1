/**
 * Calls in the rep's CRM: which CRMs are connected (`connectors`), how a call is logged in each (`delivery`),
 * and the calls whose logging needs the rep (`stuck`). Options, the details of a call and the dashboard
 * create these models. They read the outbox in the call database, and ask the background to log, look up,
 * retry or delete. They never reach a CRM themselves, and never see a stored key.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { RecordMatch } from '@/lib/outbox/model/entry';
import { createRecordSearch, type RecordSearchModel } from './record-search-model';
import type { ShownDelivery } from './shown-delivery';

/** The records of a CRM with the number of the call; `undefined` while they are searched. */
export interface ShownMatches {
  connector: ConnectorId;
  records: readonly RecordMatch[] | undefined;
  /** Why the search by number failed. The rep can still search by name. */
  problem?: Problem;
}

/** What the model of a call's logging needs. */
export interface DeliveryDeps {
  ask: Ask;
  /** Reports the logging of one call in each CRM, now and after each change, until the signal aborts. */
  watchDeliveries: (
    callId: string,
    onChange: (shown: readonly ShownDelivery[]) => void,
    abortSignal: AbortSignal,
  ) => void;
}

/** How the open call is logged in each CRM. */
export interface DeliveryModel {
  shown: ReadonlySignal<readonly ShownDelivery[]>;
  /** Why the last press had no effect. */
  problem: ReadonlySignal<Problem | undefined>;
  /** The records that the rep chooses from, once they were asked for. */
  matches: ReadonlySignal<ShownMatches | undefined>;
  /** The search by name, while the rep chooses. */
  search: RecordSearchModel;
  /** Searches the CRM for the records with the number of the call. */
  findRecords(connector: ConnectorId): Promise<void>;
  /** The rep chooses none. */
  closeMatches(): void;
  /** Logs the call on a record. */
  logOn(connector: ConnectorId, record: RecordMatch): Promise<void>;
  /** Tries now. */
  retry(connector: ConnectorId): Promise<void>;
  /** Deletes the entry in the CRM. */
  takeBack(connector: ConnectorId): Promise<void>;
}

/** Creates the model of how the open call is logged. */
export function createDeliveryModel(
  deps: DeliveryDeps,
  opened: ReadonlySignal<string | undefined>,
  abortSignal: AbortSignal,
): DeliveryModel {
  const { ask } = deps;
  const state: DeliverySignals = {
    shown: signal<readonly ShownDelivery[]>([]),
    problem: signal<Problem>(),
    matches: signal<ShownMatches>(),
    search: createRecordSearch(ask, () => opened.value, abortSignal),
  };
  const { problem, matches, search } = state;
  const closeMatches = () => {
    matches.value = undefined;
    search.clear();
  };
  showOpenedCall(state, deps, opened, abortSignal);

  async function press(
    name: 'retry-delivery' | 'take-back-entry',
    connector: ConnectorId,
  ): Promise<void> {
    const callId = opened.value;
    if (callId === undefined) return;
    const answer = await ask(name, { callId, connector });
    problem.value = answer.ok ? undefined : answer.error;
  }

  async function logOn(connector: ConnectorId, { type, id, name }: RecordMatch): Promise<void> {
    const callId = opened.value;
    if (callId === undefined) return;
    const record = { type, id, ...(name && { name }) };
    const answer = await ask('log-on-record', { callId, connector, record });
    problem.value = answer.ok ? undefined : answer.error;
    if (answer.ok && opened.value === callId) closeMatches();
  }

  return {
    ...state,
    async findRecords(connector) {
      const callId = opened.value;
      if (callId !== undefined) await findRecords(state, ask, { callId, connector });
    },
    closeMatches,
    logOn,
    retry: (connector) => press('retry-delivery', connector),
    takeBack: (connector) => press('take-back-entry', connector),
  };
}

/** What is shown of the open call. */
interface DeliverySignals {
  shown: Signal<readonly ShownDelivery[]>;
  problem: Signal<Problem | undefined>;
  matches: Signal<ShownMatches | undefined>;
  search: RecordSearchModel;
}

/** Shows how the open call is logged, and starts over when another call is opened. */
function showOpenedCall(
  { shown, problem, matches, search }: DeliverySignals,
  { watchDeliveries }: DeliveryDeps,
  opened: ReadonlySignal<string | undefined>,
  abortSignal: AbortSignal,
): void {
  const turns = createLatestOnly(abortSignal);
  reactTo(
    () => opened.value,
    (callId) => {
      const abortSignal = turns.begin();
      shown.value = [];
      problem.value = undefined;
      matches.value = undefined;
      search.clear();
      if (callId === undefined) return;
      const onChange = (next: readonly ShownDelivery[]) => {
        if (!abortSignal.aborted) shown.value = next;
      };
      watchDeliveries(callId, onChange, abortSignal);
    },
    abortSignal,
  );
}

/** Shows the records that the CRM finds, unless the rep asked another CRM or opened another call meanwhile. */
async function findRecords(
  { matches, problem, search }: DeliverySignals,
  ask: Ask,
  { callId, connector }: { callId: string; connector: ConnectorId },
): Promise<void> {
  const searching: ShownMatches = { connector, records: undefined };
  matches.value = searching;
  search.clear();
  problem.value = undefined;
  const answer = await ask('find-records', { callId, connector });
  if (matches.value !== searching) return;
  matches.value = answer.ok
    ? { connector, records: answer.value }
    : { connector, records: [], problem: answer.error };
}
