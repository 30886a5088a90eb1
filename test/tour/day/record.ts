import { startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { CALL, cardSaying, pressUntil } from '@/test/support/card/card';
import { openDashboardPage, rowsThat } from '@/test/support/own-pages/dashboard-page';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { lineSaying, showIn } from './views';

/** A contact's form as Odoo draws it, at an address of Odoo. */
const RECORD_PAGE = `<!DOCTYPE html><title>Carol Jensen</title>
<script src="/web/assets/1/web.assets_web.min.js"></script>
<style>body{margin:60px;font:18px system-ui}</style>
<h1>Carol Jensen</h1><p>Phone: <span>+1 212 555 0187</span></p>`;

/** The step on a CRM's record, and its server. */
export interface RecordStep {
  step: MainJobStep;
  stop(): Promise<void>;
}

/** Starts a server with a page of a CRM's record. */
export async function startRecordStep(): Promise<RecordStep> {
  const server = await startCrmServer({ answer: answerPage });
  const run = (job: MainJob) => seeRecord(job, `${server.url}/odoo/contacts/14`);
  return {
    step: { name: 'A call from a record leads back to the record', run },
    stop: server.stop,
  };
}

async function seeRecord(job: MainJob, url: string): Promise<string> {
  const { rig } = job.connected;
  const page = await rig.open(url);
  job.inView = page;
  await pointAtMark(page, await markOn(page, '+1 212 555 0187'));
  await pressUntil(rig, page, /^Call /, 'dialog');
  await pressUntil(rig, page, CALL, 'status');
  await cardSaying(rig, page, 'status', 'Requested');
  const log = await openDashboardPage(rig, '#/calls');
  await showIn(job, log, 'dashboard');
  await rowsThat(log, (rows) => rows.length > 0, 'calls');
  await log.click('tbody button[aria-expanded=false]');
  return lineSaying(log, /Open record/);
}

async function answerPage({ url }: Request): Promise<Response> {
  const isScript = url.endsWith('.js');
  const type = isScript ? 'text/javascript' : 'text/html';
  return new Response(isScript ? '' : RECORD_PAGE, { headers: { 'content-type': type } });
}
