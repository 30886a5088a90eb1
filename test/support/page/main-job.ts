import type { Page } from 'puppeteer-core';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import {
  CALL,
  cardGone,
  cardSaying,
  HOST,
  pressInCard,
  pressUntil,
  readCard,
} from '@/test/support/card/card';
import { readBadge } from '@/test/support/own-pages/badge';
import { readLog } from '@/test/support/own-pages/log';
import { openRow, playedSeconds, pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';
import { markOn, pointAtMark, readMarks } from './marks';
import { readDom } from './page-dom';

/** The contact who is called, with the number as written in the sample CRM. */
const CALLEE = { name: 'Ada Whitfield', written: '(212) 555-0134', e164: '+12125550134' };

/** State shared by the steps of the main job. */
export interface MainJob {
  connected: ConnectedBrowser;
  /** The sample CRM's list of contacts. */
  contacts: Page;
  /** The page in front after the step. */
  inView: Page;
}

/** A step. `run` returns what was seen, and throws if it fails. */
export interface MainJobStep {
  name: string;
  run(job: MainJob): Promise<string>;
}

/** Opens the sample CRM. */
export async function beginJob(connected: ConnectedBrowser): Promise<MainJob> {
  const contacts = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  return { connected, contacts, inView: contacts };
}

/** The steps of the main job, for the tour and the tests. */
export const mainJob: readonly MainJobStep[] = [
  { name: 'Numbers on the page are marked', run: seeMarks },
  { name: 'Rest on a number: a call button stands beside it', run: restOnNumber },
  { name: 'Press it: the card says who rings when', run: openCard },
  { name: 'Press Call: the countdown runs', run: pressCall },
  { name: 'The countdown ends: the call is asked for, once', run: letItRun },
  { name: 'The log has the call', run: seeInLog },
  { name: 'The recording appears', run: seeRecording },
  { name: 'The recording plays', run: playRecording },
  { name: 'The log leads back to the page', run: seeSourcePage },
  { name: 'The page is left as it was', run: seePageUntouched },
];

async function seeMarks(job: MainJob): Promise<string> {
  const { contacts } = job;
  await contacts.bringToFront();
  job.inView = contacts;
  await markOn(contacts, CALLEE.written);
  const marks = await readMarks(contacts);
  const { asSent, hosts } = await readDom(contacts);
  must(asSent && hosts.length === 0, 'the page was changed by marking its numbers');
  return `${marks.length} numbers marked, the page byte for byte as its server sent it`;
}

async function restOnNumber({ connected, contacts }: MainJob): Promise<string> {
  await pointAtMark(contacts, await markOn(contacts, CALLEE.written));
  const card = await waitUntil(() => readCard(connected.rig, contacts), 'a call button');
  const name = card.buttons[0]?.name ?? '';
  must(name.includes(CALLEE.name), `the button says “${name}”`);
  const { asSent, hosts } = await readDom(contacts);
  must(asSent && hosts.join() === 'html', `one <${HOST}> beside the body, but found: ${hosts}`);
  return `a button “${name}”`;
}

async function openCard({ connected, contacts }: MainJob): Promise<string> {
  await pressUntil(connected.rig, contacts, /^Call /, 'dialog');
  const { text } = await cardSaying(connected.rig, contacts, 'dialog', 'rings first');
  must(connected.sandbox.calls().length === 0, 'opening the card called somebody');
  return oneLine(text);
}

async function pressCall({ connected, contacts }: MainJob): Promise<string> {
  await pressUntil(connected.rig, contacts, CALL, 'alertdialog');
  const { text } = await cardSaying(connected.rig, contacts, 'alertdialog', 'Cancel');
  must(connected.sandbox.calls().length === 0, 'the service was asked before the countdown ended');
  const [call] = await readLog(connected.popup);
  must(call?.state === 'counting', `the log holds ${call?.state ?? 'no call'}`);
  return oneLine(text);
}

async function letItRun({ connected, contacts }: MainJob): Promise<string> {
  const { text } = await cardSaying(connected.rig, contacts, 'status', 'Requested');
  const [call, ...others] = connected.sandbox.calls();
  must(call !== undefined && others.length === 0, `${1 + others.length} requests at the service`);
  must(call?.clientNumber === CALLEE.e164, `the service was given ${call?.clientNumber}`);
  await waitUntil(
    async () => (await readBadge(connected)) === '•',
    'the open call on the toolbar icon',
  );
  return `${oneLine(text)} One request at the service, for ${call?.clientNumber}`;
}

async function seeInLog(job: MainJob): Promise<string> {
  const { popup } = job.connected;
  await popup.bringToFront();
  job.inView = popup;
  return rowSaying(popup, /Ada Whitfield.*(Requested|Recorded)/);
}

async function seeRecording({ connected: { popup } }: MainJob): Promise<string> {
  const row = await rowSaying(popup, /Ada Whitfield.*Recorded/, 40_000);
  await waitUntil(async () => (await readBadge({ popup })) === '', 'the toolbar icon to be plain');
  return row;
}

async function playRecording({ connected: { popup } }: MainJob): Promise<string> {
  await openRow(popup, /Ada Whitfield.*Recorded/);
  await pressIn(popup, /^Play/);
  const seconds = await waitUntil(async () => {
    const played = await playedSeconds(popup);
    return played > 2 && played;
  }, 'the recording to play');
  const complaint = await popup.$('.player-failed:not([hidden])');
  must(complaint === null, 'the player says that the recording could not be played');
  return `${seconds.toFixed(1)} s played`;
}

async function seeSourcePage({ connected: { popup }, contacts }: MainJob): Promise<string> {
  const link = await waitUntil(() => popup.$('.source-page a'), 'Open page');
  const address = await link.evaluate((each) => each.getAttribute('href'));
  must(address === contacts.url(), `Open page leads to ${address}`);
  return popup.$eval('.source-page', (each) => (each as HTMLElement).innerText);
}

async function seePageUntouched(job: MainJob): Promise<string> {
  const { connected, contacts } = job;
  await contacts.bringToFront();
  job.inView = contacts;
  if (await readCard(connected.rig, contacts)) await pressInCard(connected.rig, contacts, /^Close/);
  await cardGone(connected.rig, contacts);
  const { asSent } = await readDom(contacts);
  must(asSent, 'something of ours was left in the page');
  must(connected.sandbox.calls().length === 1, 'the service was asked again');
  return 'byte for byte as its server sent it, and still one request at the service';
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' · ');
}
