import { ConnectorError } from '@/lib/outbox/connector-error';
import type { Connector, StoredConnector } from '@/lib/outbox/model';
import { type CheckConnectorDeps, checkConnector } from './check-connector';
import type { HttpDeps } from './http/send-json';
import { openCrm } from './open-crm';

/**
 * Connects to a stored connector's CRM. Sends nothing yet. Rejects with a `ConnectorError` if its key
 * or the host access is missing.
 */
export async function connectCrm(
  deps: CheckConnectorDeps & HttpDeps,
  { id, address, database, fields, template }: StoredConnector,
  signal: AbortSignal,
): Promise<Connector> {
  const access = await checkConnector(deps, { connector: id, address, database, fields, template });
  if ('problem' in access) {
    const { code, words } = access.problem;
    throw new ConnectorError('unauthorised', code, words ? { words } : {});
  }
  return openCrm[id](deps, access, signal).connector;
}
