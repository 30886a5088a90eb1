import { onTestFinished } from 'vitest';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { openCrm } from '@/lib/crm/connectors/open-crm';
import type { ConnectorId } from '@/lib/outbox/model';
import { type CrmApi, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { NOON } from '@/test/calls/support/calls';
import type { ContractCrm } from './contract';

/** A clock that the test sets. */
export interface FakeClock {
  now: number;
}

/** Serves a fake CRM by HTTP until the test ends, and opens it. */
export async function startFake<Api extends CrmApi>(
  connector: ConnectorId,
  key: string,
  create: (clock: FakeClock) => Api,
): Promise<Pick<ContractCrm, 'open' | 'failNext' | 'pass'> & { api: Api; clock: FakeClock }> {
  const clock = { now: NOON };
  const api = create(clock);
  const server = await startCrmServer(api);
  onTestFinished(() => server.stop());
  const { signal } = new AbortController();
  return {
    api,
    clock,
    open: (deps) =>
      openCrm[connector](
        { fetch: impatientFetch, now: () => clock.now, ...deps },
        { address: server.url, key },
        signal,
      ),
    failNext: (fault) => void server.faults.push(fault),
    async pass(ms) {
      clock.now += ms;
    },
  };
}

/** Gives up after a moment, where the background would wait for 20 s. */
const impatientFetch: HttpDeps['fetch'] = (url, init) => {
  const limits = [AbortSignal.timeout(150), ...(init.signal ? [init.signal] : [])];
  return fetch(url, { ...init, signal: AbortSignal.any(limits) });
};
