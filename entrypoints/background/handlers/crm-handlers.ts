import { crmDeps } from '@/entrypoints/background/crm-clients';
import type { Background } from '@/entrypoints/background/deps';
import { Failure } from '@/lib/calls/failure';
import { checkConnector, type TypedConnector } from '@/lib/crm/connectors/check-connector';
import { openCrm } from '@/lib/crm/connectors/open-crm';
import { removeConnector, saveConnector } from '@/lib/crm/connectors/save-connector';
import type { crmMessages } from '@/lib/messages/rows/crm-messages';
import type { Handlers } from '@/lib/messages/server';
import { retryDelivery, takeBackEntry } from '@/lib/outbox/change-by-hand';
import { ConnectorError } from '@/lib/outbox/connector-error';

/** Answers the messages about connected CRMs. */
export function crmHandlers({
  offers: { database, now },
  settingsDatabase,
}: Background): Pick<Handlers, keyof typeof crmMessages> {
  const deps = { ...crmDeps(settingsDatabase), database, now };
  const open = async (typed: TypedConnector) => {
    const access = await checkConnector(deps, typed);
    if ('problem' in access) throw new Failure(access.problem);
    const { signal } = new AbortController();
    return { access, crm: openCrm[typed.connector](deps, access, signal) };
  };
  return {
    'test-connector': async (typed) => {
      const { crm } = await open(typed);
      await crm.test().catch(failWithProblem);
      return null;
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
  const { code, words } = error.problem;
  throw new Failure(code, words);
}
