import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { ServiceClient } from '@/lib/service/client';
import type { Connection } from '@/lib/settings/connection/connection';
import { Failure } from './failure';

/** Returns a connection that was read or checked. Fails with its problem if it has one. */
export function usableConnection(connection: Connection | { problem: ProblemCode }): Connection {
  if ('problem' in connection) throw new Failure(connection.problem);
  return connection;
}

/** Fails if the service does not answer as it should. */
export async function probeService(client: Pick<ServiceClient, 'probe'>): Promise<void> {
  const probe = await client.probe();
  if (!probe.ok) throw probe.error;
}
