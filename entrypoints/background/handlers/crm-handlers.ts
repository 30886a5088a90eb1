import { readLatestCall } from '@/entrypoints/background/crm/call-entry';
import { crmDeps } from '@/entrypoints/background/crm/crm-clients';
import type { Background } from '@/entrypoints/background/deps';
import { Failure } from '@/lib/calls/failure';
import { checkConnector, type TypedConnector } from '@/lib/crm/connectors/check-connector';
import { openCrm } from '@/lib/crm/connectors/open-crm';
import { previewEntry } from '@/lib/crm/connectors/preview-entry';
import { removeConnector, saveConnector } from '@/lib/crm/connectors/save-connector';
import type { crmMessages } from '@/lib/messages/rows/crm-messages';
import type { Handlers } from '@/lib/messages/server';
import { retryDelivery, takeBackEntry } from '@/lib/outbox/change-by-hand';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { DeliveryProblem } from '@/lib/outbox/model';

/** Answers the messages about connected CRMs. */
export function crmHandlers({
  offers: { database, now, readSettings },
  settingsDatabase,
}: Background): Pick<Handlers, keyof typeof crmMessages> {
  const deps = { ...crmDeps(settingsDatabase), database, now };
  const open = async (typed: TypedConnector) => {
    const access = await checkConnector(deps, typed);
    if ('problem' in access) throw failure(access.problem);
    const { signal } = new AbortController();
    return { access, crm: openCrm[typed.connector](deps, access, signal) };
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
    'take-back-entry': async ({ callId, connector }) => {
      await takeBackEntry(database, [callId, connector], now());
      return null;
    },
  };
}

function failWithProblem(error: unknown): never {
  if (!(error instanceof ConnectorError)) throw error;
  throw failure(error.problem);
}

function failure({ code, words }: DeliveryProblem): Failure {
  return new Failure(code, words);
}
