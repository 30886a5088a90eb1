import { readLatestCall } from '@/entrypoints/background/crm/call-entry';
import { crmDeps } from '@/entrypoints/background/crm/crm-clients';
import type { Background } from '@/entrypoints/background/deps';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { parseCall } from '@/lib/calls/parse-call';
import { checkConnector, type TypedConnector } from '@/lib/crm/connectors/check-connector';
import { connectCrm } from '@/lib/crm/connectors/connect';
import { findRecords } from '@/lib/crm/connectors/find-records';
import { openCrm } from '@/lib/crm/connectors/open-crm';
import { previewEntry } from '@/lib/crm/connectors/preview-entry';
import { removeConnector, saveConnector } from '@/lib/crm/connectors/save-connector';
import { signedIn } from '@/lib/crm/connectors/sign-in';
import type { crmMessages } from '@/lib/messages/rows/crm-messages';
import type { Handlers } from '@/lib/messages/server';
import { dropDelivery, retryDelivery, takeBackEntry } from '@/lib/outbox/change-by-hand';
import { logOnRecord } from '@/lib/outbox/choose-record';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { DeliveryProblem } from '@/lib/outbox/model';

/** Answers the messages about connected CRMs. */
export function crmHandlers({
  offers: { database, now, readSettings },
  settingsDatabase,
}: Background): Pick<Handlers, keyof typeof crmMessages> {
  const deps = { ...crmDeps(settingsDatabase), database, now };
  const { signal: never } = new AbortController();
  const open = async (typed: TypedConnector) => {
    const checked = await checkConnector(deps, typed);
    if ('problem' in checked) throw failure(checked.problem);
    const access = await signedIn(deps, checked, never).catch(failWithProblem);
    return { access, crm: openCrm[typed.connector](deps, access, never) };
  };
  return {
    'test-connector': async (typed) => {
      const { crm } = await open(typed);
      await crm.test().catch(failWithProblem);
      return null;
    },
    'preview-entry': async (typed) => {
      const call = await readLatestCall({ database, readSettings });
      const preview = call && previewEntry(typed, call);
      if (preview && 'problem' in preview) throw failure(preview.problem);
      return preview?.text ?? '';
    },
    'save-connector': async (typed) => {
      const { access, crm } = await open(typed);
      const records = await crm.readRecords?.().catch(failWithProblem);
      await saveConnector(deps, typed.connector, { ...access, records });
      return null;
    },
    'remove-connector': async ({ connector }) => {
      await removeConnector(deps, connector);
      return null;
    },
    'retry-delivery': async ({ callId, connector }) => {
      await retryDelivery(database, [callId, connector], now());
      return null;
    },
    'drop-delivery': async ({ callId, connector }) => {
      await dropDelivery(database, [callId, connector]);
      return null;
    },
    'find-records': async ({ callId, connector }) => {
      const stored = await database.connectors.get(connector);
      if (!stored) throw new Failure('crm-no-key');
      const { callee } = await readCall(database, callId);
      const crm = await connectCrm(deps, stored, never).catch(failWithProblem);
      return findRecords(crm, callee).catch(failWithProblem);
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
