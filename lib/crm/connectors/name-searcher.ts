import { ConnectorError } from '@/lib/outbox/connector';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { FoundByName } from '@/lib/outbox/model/entry';
import type { CheckConnectorDeps } from './check-connector';
import { connectCrm } from './connect';
import type { OpenCrmDeps } from './crm-openers';
import { shownRecord } from './entry-target';

/** Searches connected CRMs by name, while a rep types. */
export interface NameSearcher {
  /**
   * Searches for a text of two characters at least. Ends the asker's earlier search. Rejects with a
   * `ConnectorError`, also if it was ended.
   */
  find(asker: string, stored: StoredConnector, text: string): Promise<FoundByName>;
  /** Ends the asker's search. */
  stop(asker: string): void;
}

/** Creates the search. The signal ends all searches. */
export function createNameSearcher(
  deps: CheckConnectorDeps & OpenCrmDeps,
  abortSignal: AbortSignal,
): NameSearcher {
  const running = new Map<string, AbortController>();
  const stop = (asker: string) => running.get(asker)?.abort();
  return {
    stop,
    async find(asker, stored, text) {
      stop(asker);
      if ((stored.notBefore ?? 0) > deps.now())
        throw new ConnectorError('rate-limited', 'crm-busy');
      const own = new AbortController();
      running.set(asker, own);
      try {
        const connector = await connectCrm(deps, stored, abortSignal);
        const found = await connector.searchByName?.(text, own.signal);
        const { records = [], hasMore = false } = found ?? {};
        return { records: records.map(shownRecord), hasMore };
      } catch (error) {
        throw own.signal.aborted ? endedBy(error) : error;
      } finally {
        if (running.get(asker) === own) running.delete(asker);
      }
    },
  };
}

function endedBy(cause: unknown): ConnectorError {
  return new ConnectorError('no-answer', 'crm-unreachable', {}, cause);
}
