import { zohoCentreOf } from '@/lib/crm/api-origins';
import { type Connector, ConnectorError } from '@/lib/outbox/connector';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import {
  type CheckConnectorDeps,
  checkConnector,
  type TypedAccess,
  type TypedConnector,
} from './check-connector';
import { type CrmAccess, crmOpeners, type OpenCrm, type OpenCrmDeps } from './crm-openers';
import type { HttpDeps } from './http/send-json';
import type { AuthoriseDeps } from './oauth/authorise';
import { signInToSalesforce } from './salesforce/salesforce-account';
import { type SaveConnectorDeps, saveConnector } from './save-connector';
import { signInToSuitecrm } from './suitecrm/suitecrm-account';
import { signInToZoho } from './zoho/zoho-account';

/**
 * Connects to a stored connector's CRM. Sends nothing yet. Rejects with a `ConnectorError` if its key
 * or the host access is missing.
 */
export async function connectCrm(
  deps: CheckConnectorDeps & OpenCrmDeps,
  { id, address, database, fields, lengths, template }: StoredConnector,
  abortSignal: AbortSignal,
): Promise<Connector> {
  const access = await checkConnector(deps, { connector: id, address, database, fields, template });
  if ('problem' in access) {
    const { code, words } = access.problem;
    throw new ConnectorError('unauthorised', code, words ? { words } : {});
  }
  return crmOpeners[id](deps, { ...access, lengths }, abortSignal).connector;
}

/** What testing a typed connector needs. */
export type TestConnectorDeps = CheckConnectorDeps & OpenCrmDeps & AuthoriseDeps;

/** Asks the CRM whether a typed connector works. Rejects with a `ConnectorError`. */
export async function testTypedConnector(
  deps: TestConnectorDeps,
  typed: TypedConnector,
  abortSignal: AbortSignal,
): Promise<void> {
  const { crm } = await openTypedConnector(deps, typed, abortSignal);
  await crm.test();
}

/**
 * Saves a typed connector, with the address of the account's records and the lengths of its fields, if
 * the CRM reports them. Rejects with a `ConnectorError`.
 */
export async function saveTypedConnector(
  deps: TestConnectorDeps & SaveConnectorDeps,
  typed: TypedConnector,
  abortSignal: AbortSignal,
): Promise<void> {
  const { access, crm } = await openTypedConnector(deps, typed, abortSignal);
  const records = await crm.readRecords?.();
  // A field of unknown length counts as short.
  const lengths = await crm.readLengths?.().catch(() => undefined);
  const { logsWhen, ifNoRecord } = typed;
  await saveConnector(deps, typed.connector, { ...access, records, lengths, logsWhen, ifNoRecord });
}

/** Checks a typed connector, signs in if it needs that, and opens its CRM. */
async function openTypedConnector(
  deps: TestConnectorDeps,
  typed: TypedConnector,
  abortSignal: AbortSignal,
): Promise<{ access: CrmAccess; crm: OpenCrm }> {
  const checked = await checkConnector(deps, typed);
  if ('problem' in checked) {
    const { code, words } = checked.problem;
    throw new ConnectorError('refused', code, { ...(words !== undefined && { words }) });
  }
  const access = await signInIfNeeded(deps, checked, abortSignal);
  return { access, crm: crmOpeners[typed.connector](deps, access, abortSignal) };
}

/** Signs in if the rep typed the credentials for it. Rejects with a `ConnectorError`. */
export async function signInIfNeeded(
  deps: HttpDeps & AuthoriseDeps,
  { client, app, userClient, ...access }: TypedAccess,
  abortSignal: AbortSignal,
): Promise<CrmAccess> {
  if (userClient) {
    const { address } = access;
    return {
      ...{ ...access, clientId: userClient.clientId },
      ...(await signInToSuitecrm(deps, { address, client: userClient }, abortSignal)),
    };
  }
  if (app) {
    const key = await signInToSalesforce(deps, { address: access.address, ...app }, abortSignal);
    return { ...access, ...app, key };
  }
  if (!client) return access;
  const centre = zohoCentreOf(access.address);
  if (!centre) throw new ConnectorError('unauthorised', 'crm-wrong-host');
  return { ...access, key: await signInToZoho(deps, centre, client, abortSignal) };
}
