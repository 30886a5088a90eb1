import type { Connector } from '@/lib/outbox/connector';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { type CheckConnectorDeps, checkConnector } from './check-connector';
import { crmOpeners, type OpenCrmDeps } from './crm-openers';

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
