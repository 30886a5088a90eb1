import { ConnectorError } from '@/lib/outbox/connector-error';
import { type CheckConnectorDeps, checkConnector, type TypedConnector } from './check-connector';
import { type CrmAccess, crmOpeners, type OpenCrm, type OpenCrmDeps } from './crm-openers';
import type { AuthoriseDeps } from './oauth/authorise';
import { type SaveConnectorDeps, saveConnector } from './save-connector';
import { signInIfNeeded } from './sign-in';

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
