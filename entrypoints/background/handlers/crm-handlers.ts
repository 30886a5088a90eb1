import type { CrmDeps } from '@/entrypoints/background/start/crm';
import { type CrmEntryDeps, readLatestCrmEntry, sampleCrmEntry } from '@/lib/calls/crm-entry';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { parseCall } from '@/lib/calls/parse-call';
import { connectCrm, saveTypedConnector, testTypedConnector } from '@/lib/crm/connectors/connect';
import { findRecords } from '@/lib/crm/connectors/entry-target';
import { createNameSearcher } from '@/lib/crm/connectors/name-searcher';
import { previewEntry } from '@/lib/crm/connectors/preview-entry';
import { removeConnector } from '@/lib/crm/connectors/save-connector';
import type { crmMessages } from '@/lib/messages/rows/crm-messages';
import type { Handlers } from '@/lib/messages/server';
import { dropDelivery, retryDelivery, takeBackEntry } from '@/lib/outbox/change-by-hand';
import { ConnectorError } from '@/lib/outbox/connector';
import type { ConnectorId, DeliveryProblem, StoredConnector } from '@/lib/outbox/model/connector';
import { logOnRecord } from '@/lib/outbox/send/choose-record';

type CrmHandlers = Pick<Handlers, keyof typeof crmMessages>;
type ConnectorHandlers = Pick<
  CrmHandlers,
  'test-connector' | 'preview-entry' | 'save-connector' | 'remove-connector'
>;
type DeliveryHandlers = Omit<CrmHandlers, keyof ConnectorHandlers>;

/** What the messages about connected CRMs need. */
export interface CrmHandlerDeps extends CrmDeps {
  database: CallDatabase;
  /** How calls are put into words for CRMs. */
  entries: CrmEntryDeps;
  /** A CRM was connected or disconnected, which can change where numbers are found. */
  onConnectorsChanged: () => void;
  /** Ends the requests to CRMs with the background. */
  abortSignal: AbortSignal;
}

/** Answers the messages about connected CRMs. */
export function crmHandlers(deps: CrmHandlerDeps): CrmHandlers {
  return { ...connectorHandlers(deps), ...deliveryHandlers(deps) };
}

/** About the form that connects a CRM. */
function connectorHandlers(deps: CrmHandlerDeps): ConnectorHandlers {
  const { entries, abortSignal } = deps;
  return {
    'test-connector': async (typed) => {
      await testTypedConnector(deps, typed, abortSignal).catch(failWithProblem);
      return null;
    },
    'preview-entry': async (typed) => {
      const latest = await readLatestCrmEntry(entries);
      const preview = previewEntry(typed, latest ?? (await sampleCrmEntry(entries, deps.now())));
      if ('problem' in preview) throw failure(preview.problem);
      return { text: preview.text, isSample: latest === undefined };
    },
    'save-connector': async (typed) => {
      await saveTypedConnector(deps, typed, abortSignal).catch(failWithProblem);
      deps.onConnectorsChanged();
      return null;
    },
    'remove-connector': async ({ connector }) => {
      await removeConnector(deps, connector);
      deps.onConnectorsChanged();
      return null;
    },
  };
}

/** About the logging of a call. */
function deliveryHandlers(deps: CrmHandlerDeps): DeliveryHandlers {
  const { database, now, abortSignal } = deps;
  const search = createNameSearcher(deps, abortSignal);
  return {
    'retry-delivery': async ({ callId, connector }) => {
      await retryDelivery(database, [callId, connector], now());
      return null;
    },
    'drop-delivery': async ({ callId, connector }) => {
      await dropDelivery(database, [callId, connector]);
      return null;
    },
    'find-records': async ({ callId, connector }) => {
      const stored = await readConnector(database, connector);
      const { callee } = await readCall(database, callId);
      const crm = await connectCrm(deps, stored, abortSignal).catch(failWithProblem);
      return findRecords(crm, callee).catch(failWithProblem);
    },
    'search-records': async ({ callId, connector, text }) => {
      const stored = await readConnector(database, connector);
      return search.find(`${callId} ${connector}`, stored, text).catch(failWithProblem);
    },
    'stop-record-search': async ({ callId, connector }) => {
      search.stop(`${callId} ${connector}`);
      return null;
    },
    'log-on-record': async ({ callId, connector, record }) => {
      const { callee: number } = await readCall(database, callId);
      await logOnRecord(database, [callId, connector], record, { number, now: now() });
      return null;
    },
    'take-back-entry': async ({ callId, connector }) => {
      await takeBackEntry(database, [callId, connector], now());
      return null;
    },
  };
}

async function readConnector(
  { connectors }: CallDatabase,
  connector: ConnectorId,
): Promise<StoredConnector> {
  const stored = await connectors.get(connector);
  if (!stored) throw new Failure('crm-no-key');
  return stored;
}

async function readCall(database: CallDatabase, callId: string): Promise<Call> {
  const call = parseCall(await database.calls.get(callId));
  if (!call) throw new Failure('unknown-call');
  return call;
}

function failWithProblem(error: unknown): never {
  if (!(error instanceof ConnectorError)) throw error;
  throw failure(error.problem);
}

function failure({ code, words }: DeliveryProblem): Failure {
  return new Failure(code, words);
}
