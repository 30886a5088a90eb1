import { onTestFinished } from 'vitest';
import {
  type CrmAccess,
  crmOpeners,
  type OpenCrm,
  type OpenCrmDeps,
} from '@/lib/crm/connectors/crm-openers';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import { type CrmApi, type CrmFault, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { NOON } from '@/test/calls/support/calls';
import { americanRep } from '@/test/crm/support/american-rep';
import type { ContractCrm } from './contract';

/** A clock that the test sets. */
export interface FakeClock {
  now: number;
}

/** A fake CRM that a connector can be tried on. */
export interface FakeCrm<Api> extends Pick<ContractCrm, 'now' | 'pass'> {
  /** Makes the next request go wrong, or the next one like this: its method and path. */
  failNext(fault: CrmFault, like?: RegExp): void;
  open(deps?: Partial<OpenCrmDeps>, access?: Partial<CrmAccess>): OpenCrm;
  api: Api;
  clock: FakeClock;
}

/** Serves a fake CRM by HTTP until the test ends, and opens it with a key, which signing in may give. */
export async function startFake<Api extends CrmApi>(
  connector: ConnectorId,
  signIn: string | ((at: { url: string; deps: OpenCrmDeps }) => Promise<string>),
  create: (clock: FakeClock) => Api,
): Promise<FakeCrm<Api>> {
  const clock = { now: NOON };
  const api = create(clock);
  const server = await serveUntilTheEnd(api);
  const { signal: abortSignal } = new AbortController();
  const http = { ...americanRep, fetch: server.fetch, now: () => clock.now };
  let key = typeof signIn === 'string' ? signIn : await signIn({ url: server.url, deps: http });
  const replaceKey = async (_before: string, after: string) => {
    key = after;
    return after;
  };
  return {
    api,
    clock,
    open: (deps, given) =>
      crmOpeners[connector](
        { ...http, ...deps },
        { address: server.url, key, replaceKey, ...given },
        abortSignal,
      ),
    failNext: server.failNext,
    now: () => clock.now,
    async pass(ms) {
      clock.now += ms;
    },
  };
}

/** Serves a CRM's API until the test ends, with a `fetch` that waits for a silent answer only a moment. */
export async function serveUntilTheEnd(api: CrmApi) {
  const server = await startCrmServer(api);
  onTestFinished(() => server.stop());
  let next: { fault: CrmFault; like: RegExp } | undefined;
  return {
    url: server.url,
    /** Makes the next request go wrong. */
    failNext(fault: CrmFault, like: RegExp = /^/) {
      next = { fault, like };
    },
    fetch: ((url, init) => {
      const isNext = next?.like.test(`${init.method} ${new URL(url).pathname}`);
      const fault = isNext ? next?.fault : undefined;
      if (isNext) next = undefined;
      server.faults.push(fault);
      const isSilent = fault === 'silent';
      const limits = [AbortSignal.timeout(isSilent ? 200 : 30_000)];
      if (init.signal) limits.push(init.signal);
      return fetch(url, { ...init, signal: AbortSignal.any(limits) });
    }) satisfies OpenCrmDeps['fetch'] as OpenCrmDeps['fetch'],
  };
}
