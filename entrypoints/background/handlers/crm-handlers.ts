import { crmDeps } from '@/entrypoints/background/crm-clients';
import type { Background } from '@/entrypoints/background/deps';
import { Failure } from '@/lib/calls/failure';
import { checkConnector, type TypedConnector } from '@/lib/crm/connectors/check-connector';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { testOdoo } from '@/lib/crm/connectors/odoo/test-odoo';
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
  const usable = async (typed: TypedConnector) => {
    const access = await checkConnector(deps, typed);
    if ('problem' in access) throw new Failure(access.problem);
    return access;
  };
  return {
    'test-connector': async (typed) => {
      const json2 = createJson2(deps, await usable(typed), new AbortController().signal);
      await testOdoo(json2).catch(failWithProblem);
      return null;
    },
    'save-connector': async (typed) => {
      await saveConnector(deps, await usable(typed));
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
