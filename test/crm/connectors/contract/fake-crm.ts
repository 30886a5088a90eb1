import { onTestFinished } from 'vitest';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { type CrmAccess, type OpenCrm, openCrm } from '@/lib/crm/connectors/open-crm';
import type { ConnectorId } from '@/lib/outbox/model';
import { type CrmApi, type CrmFault, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { NOON } from '@/test/calls/support/calls';
import type { ContractCrm } from './contract';

/** A clock that the test sets. */
export interface FakeClock {
  now: number;
}

/** A fake CRM that a connector can be tried on. */
export interface FakeCrm<Api> extends Pick<ContractCrm, 'failNext' | 'pass'> {
  open(deps?: Partial<HttpDeps>, access?: Partial<CrmAccess>): OpenCrm;
  api: Api;
  clock: FakeClock;
}

/** Serves a fake CRM by HTTP until the test ends, and opens it with a key, which signing in may give. */
export async function startFake<Api extends CrmApi>(
  connector: ConnectorId,
  signIn: string | ((at: { url: string; deps: HttpDeps }) => Promise<string>),
  create: (clock: FakeClock) => Api,
): Promise<FakeCrm<Api>> {
  const clock = { now: NOON };
  const api = create(clock);
  const server = await serveUntilTheEnd(api);
  const { signal } = new AbortController();
  const http = { fetch: server.fetch, now: () => clock.now };
  let key = typeof signIn === 'string' ? signIn : await signIn({ url: server.url, deps: http });
  const replaceKey = async (_before: string, after: string) => {
    key = after;
    return after;
  };
  return {
    api,
    clock,
    open: (deps, given) =>
      openCrm[connector](
        { ...http, ...deps },
        { address: server.url, key, replaceKey, ...given },
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
