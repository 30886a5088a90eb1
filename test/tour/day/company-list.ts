import { startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { administratorKey, PAYLOAD, signedFile } from '@/test/shared-list/support';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import type { BrowserName } from '@/test/support/browsers/rig';
import { askBackground } from '@/test/support/own-pages/ask-background';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { waitUntil } from '@/test/support/wait';
import { lineSaying, showIn } from './views';

/** A number that the rest of the tour does not call. */
const FORBIDDEN = '+16175550177';

/** The step on the company's list, its server, and a browser with the policy that names the list. */
export interface CompanyListStep {
  step: MainJobStep;
  stop(): Promise<void>;
}

/** Starts a server with a list that an administrator signed. */
export async function startCompanyListStep(browser: BrowserName): Promise<CompanyListStep> {
  const key = administratorKey();
  const issuedAt = new Date().toISOString();
  const list = { ...PAYLOAD, issuedAt, name: 'Example Ltd', numbers: [FORBIDDEN] };
  const file = signedFile(key, list);
  const server = await startCrmServer({ answer: async () => new Response(file) });
  const managed = { sharedList: { url: `${server.url}/list.json`, publicKey: key.publicKey } };
  let company: ConnectedBrowser | undefined;
  async function run(job: MainJob): Promise<string> {
    company = await openConnectedBrowser(browser, { rig: { managed } });
    return seeList(job, company);
  }
  return {
    step: { name: 'The company’s list, which a policy names', run },
    async stop() {
      await company?.stop();
      await server.stop();
    },
  };
}

async function seeList(job: MainJob, { rig, popup }: ConnectedBrowser): Promise<string> {
  const isHeld = async () => {
    const status = await askBackground(popup, 'shared-list', null);
    return status.ok && status.value.held !== undefined;
  };
  await waitUntil(isHeld, 'the list');
  const options = await rig.openOwn('options.html');
  await showIn(job, options, 'dashboard');
  await options.waitForSelector('#shared-list button');
  await options.$eval('#shared-list', (section) => section.scrollIntoView());
  const line = await lineSaying(options, /Example Ltd/);
  const answer = await askBackground(popup, 'dial', { e164: FORBIDDEN, gesture: 'tour-list' });
  if (answer.ok) throw new Error('a number on the list was called');
  return `${line}: refused as ${answer.error.code}`;
}
