import { afterAll, it } from 'vitest';
import { crmOpeners, type OpenCrmDeps } from '@/lib/crm/connectors/crm-openers';
import { formatCredentials } from '@/lib/crm/connectors/oauth/session';
import type { CrmFault } from '@/sandbox/crm-apis/http/crm-server';
import { type ContractCrm, itKeepsTheContract } from '@/test/crm/connectors/contract/contract';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { type Account, readAccount } from './account';
import { accountEntries } from './account-entries';

/** The contract of connectors on a real account: `npm run test:account` (docs/crm.md). */
const account = readAccount();
const { signal: abortSignal } = new AbortController();
const made: string[] = [];

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, account.pauseMs));

/** A real CRM has no faults to order: they are played on this side of the network. */
async function fetchWith(
  fault: CrmFault | undefined,
  ...[url, init]: Parameters<OpenCrmDeps['fetch']>
): Promise<Response> {
  if (fault === 'reset') throw new TypeError('reset before it was sent');
  if (fault === 'unavailable') return new Response('Unavailable', { status: 503 });
  const answer = await fetch(url, init);
  if (fault === 'lost' || fault === 'silent') throw new TypeError('the answer was lost');
  if (fault === 'bad-gateway') return new Response('Bad gateway', { status: 502 });
  return fault === 'page' ? new Response('<h1>Please wait</h1>') : answer;
}

/** Access tokens are not renewed: they last longer than this. */
function keyOf({ crm, token: accessToken }: Account): string {
  const isKey = crm === 'hubspot' || crm === 'pipedrive' || crm === 'espocrm';
  if (isKey) return accessToken;
  return formatCredentials({ clientId: '', refreshToken: '', accessToken });
}

async function start(): Promise<ContractCrm> {
  const faults: CrmFault[] = [];
  const open: ContractCrm['open'] = () => {
    const deps: OpenCrmDeps = {
      ...americanRep,
      fetch: (url, init) => fetchWith(faults.shift(), url, init),
      now: Date.now,
    };
    const crm = crmOpeners[account.crm](
      deps,
      { address: account.address, key: keyOf(account) },
      abortSignal,
    );
    const create: typeof crm.connector.create = (target, marker, entry) => {
      made.push(marker);
      return crm.connector.create(target, marker, entry);
    };
    return { ...crm, connector: { ...crm.connector, create } };
  };
  return {
    open,
    target: account.record,
    failNext: (fault) => void faults.push(fault),
    now: Date.now,
    pass: pause,
    async entriesOf(marker) {
      await pause();
      return accountEntries(account, marker);
    },
  };
}

afterAll(async () => {
  await pause();
  const { connector } = (await start()).open();
  for (const marker of new Set(made)) await connector.remove(marker, undefined, sampleEntry);
});

it('is allowed to do what is needed', async () => {
  await (await start()).open().test();
});

itKeepsTheContract(start);
