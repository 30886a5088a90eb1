import { onTestFinished } from 'vitest';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { openCrm } from '@/lib/crm/connectors/open-crm';
import type { ConnectorId } from '@/lib/outbox/model';
import { type CrmApi, type CrmFault, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
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
  const server = await serveUntilTheEnd(api);
  const { signal } = new AbortController();
  return {
    api,
    clock,
    open: (deps) =>
      openCrm[connector](
        { fetch: server.fetch, now: () => clock.now, ...deps },
        { address: server.url, key },
        signal,
      ),
    failNext: server.failNext,
    async pass(ms) {
      clock.now += ms;
    },
  };
}

/** Serves a CRM's API until the test ends, with a `fetch` that waits for a silent answer only a moment. */
export async function serveUntilTheEnd(api: CrmApi) {
  const server = await startCrmServer(api);
  onTestFinished(() => server.stop());
  let isSilent = false;
  return {
    url: server.url,
    /** Makes the next request go wrong. */
    failNext(fault: CrmFault) {
      isSilent = fault === 'silent';
      server.faults.push(fault);
    },
    fetch: ((url, init) => {
      const limits = [AbortSignal.timeout(isSilent ? 200 : 30_000)];
      isSilent = false;
      if (init.signal) limits.push(init.signal);
      return fetch(url, { ...init, signal: AbortSignal.any(limits) });
    }) satisfies HttpDeps['fetch'] as HttpDeps['fetch'],
  };
}
