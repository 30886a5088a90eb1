import type { Page } from 'puppeteer-core';
import { startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import { driveOptionsCrm } from '@/test/support/own-pages/options-crm';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { waitUntil } from '@/test/support/wait';

const KEY = 'tour-key';
/** The contact of the main job, as a CRM has it. */
const CONTACT = 14;
const contact = {
  ...{ contacts: [CONTACT], numbers: { [CONTACT]: '(212) 555-0134' } },
  names: { [CONTACT]: { display_name: 'Ada Whitfield' } },
};

/** The steps of the tour around the main job: a CRM is connected, and then has the call. */
export interface CrmSteps {
  before: MainJobStep;
  after: MainJobStep;
  stop(): Promise<void>;
}

/** Starts a fake Odoo, and returns the steps that log the call of the main job in it. */
export async function startCrmSteps(): Promise<CrmSteps> {
  const odoo = createOdooApi({ key: KEY, database: 'crm', ...contact });
  const server = await startCrmServer(odoo);

  async function connectCrm(job: MainJob): Promise<string> {
    const options = await job.connected.rig.openOwn('options.html');
    job.inView = options;
    const crm = driveOptionsCrm(options);
    await crm.choose('odoo', { address: server.url, key: KEY });
    await crm.press('Connect');
    await crm.says('Connected to');
    await options.$eval('#crm', (section) => section.scrollIntoView());
    return remarkIn(options);
  }

  async function seeEntry(job: MainJob): Promise<string> {
    const log = await job.connected.rig.openOwn('dashboard.html#/calls');
    job.inView = log;
    const details = await waitUntil(() => log.$('tbody button[aria-expanded=false]'), 'the call');
    await details.click();
    const isLogged = () => log.$eval('.delivery', ({ textContent }) => /Logged/.test(textContent));
    await waitUntil(isLogged, 'the call to be logged');
    const [note, ...others] = odoo.notes;
    if (!note || others.length > 0) throw new Error(`${odoo.notes.length} entries in the CRM`);
    const hasRecording = note.body.includes('href="http');
    if (note.recordId !== CONTACT || !hasRecording) throw new Error(`a wrong entry: ${note.body}`);
    return 'one entry on the contact, with the recording';
  }

  return {
    before: { name: 'A CRM is connected', run: connectCrm },
    after: { name: 'The CRM has the call, once', run: seeEntry },
    stop: () => server.stop(),
  };
}

function remarkIn(options: Page): Promise<string> {
  return options.$eval(
    '#crm [role=status]',
    (each) => (each as HTMLElement).innerText.trim().split('\n')[0] ?? '',
  );
}
