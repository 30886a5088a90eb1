import type { ConnectorError } from './connector';
import type { StoredConnector } from './model/connector';
import type { OutboxDatabase } from './model/delivery';

/** The wait after a rate limit that names no time, ms. */
const DEFAULT_WAIT_MS = 60_000;

/**
 * Sends a CRM nothing after an error that asks for it: for the time that it named, or, after a refused
 * key, until the rep changes the connector. Ignores answers to an earlier address or key. Returns
 * whether this stopped the logging.
 */
export async function holdConnector(
  database: OutboxDatabase,
  stored: StoredConnector,
  error: ConnectorError,
  now: number,
): Promise<boolean> {
  const change = holdAfter(error, now);
  if (!change) return false;
  return database.transaction('rw', database.connectors, async () => {
    const current = await database.connectors.get(stored.id);
    if (current?.changes !== stored.changes) return false;
    await database.connectors.put({ ...current, ...change });
    return change.stopped !== undefined && current.stopped === undefined;
  });
}

function holdAfter(
  { kind, problem, retryAfterMs }: ConnectorError,
  now: number,
): Pick<StoredConnector, 'stopped' | 'notBefore'> | undefined {
  if (kind === 'unauthorised') return { stopped: problem };
  // No wait, or one until a time that is over, names no time.
  const waitMs = retryAfterMs || (kind === 'rate-limited' ? DEFAULT_WAIT_MS : undefined);
  return waitMs === undefined ? undefined : { notBefore: now + waitMs };
}
