import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { signInToSalesforce } from '@/lib/crm/connectors/salesforce/salesforce-account';
import {
  createSalesforceApi,
  type SalesforceOptions,
} from '@/sandbox/crm-apis/salesforce/salesforce-api';
import type { ContractCrm } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';

const REDIRECT = 'https://handset.chromiumapp.org/';
export const APP = { clientId: '3MVG9.client', callbackUrl: REDIRECT };
export const TARGET = { type: 'Contact', id: '003000000000007AAA' };

/** Signs in as a browser does in which the user is signed in, and agrees. */
export function signIn(deps: HttpDeps, address: string, clientId = APP.clientId): Promise<string> {
  const openAuthPage = async (url: string) => {
    const { headers } = await fetch(url, { redirect: 'manual' });
    const landed = headers.get('location');
    return landed ?? Promise.reject(new Error('the user closed the page'));
  };
  const { signal: abortSignal } = new AbortController();
  const given = { ...deps, redirectUrl: () => REDIRECT, openAuthPage };
  return signInToSalesforce(given, { address, clientId }, abortSignal);
}

/** Starts a fake Salesforce that somebody signed in to. */
export async function startSalesforce(given: Partial<SalesforceOptions> = {}) {
  const fake = await startFake(
    'salesforce',
    ({ url, deps }) => signIn(deps, url),
    (clock) =>
      createSalesforceApi({
        ...{ app: APP, records: [TARGET], now: () => clock.now },
        ...given,
      }),
  );
  // Salesforce shows a description as text.
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    fake.api.tasks
      .filter(({ CallObject }) => CallObject === marker)
      .map(({ Id, Description, WhoId, WhatId }) => ({
        ...{ id: Id, text: (Description ?? '').replaceAll('<', '&lt;') },
        isOnTarget: WhoId === TARGET.id && WhatId === undefined,
      }));
  return { ...fake, target: TARGET, entriesOf };
}
