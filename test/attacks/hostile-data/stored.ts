import type { Page } from 'puppeteer-core';
import type { Trial } from '@/test/attacks/attack';
import type { AttackLab } from '@/test/support/attacks/lab';
import { type PoisonedService, startPoisonedService } from '@/test/support/attacks/service';
import { callIn } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { connect } from '@/test/support/own-pages/connect';
import { goTo, openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { evilLinks, payloads } from './payloads';

/** What no text of anybody's may bring into our pages. */
const STRANGE =
  'iframe,object,embed,base,math,marquee,link[rel=import],meta[http-equiv],form[action],xss,x,isindex,' +
  '[onerror],[onload],[onclick],[onfocus],[onbegin],[ontoggle],[onstart],[formaction],[srcdoc],' +
  'a[href^="javascript" i],a[href^="data" i],[src^="javascript" i],script:not([src])';

/** What became of payloads on pages of ours. */
export interface Looked {
  /** Scripts that ran, elements and links that came of a text. */
  breaches: string[];
  /** Payloads that were shown as text. */
  shown: string[];
}

async function look(page: Page): Promise<Looked> {
  const { text, breaches } = await page.evaluate((strange) => {
    const links = [...document.querySelectorAll('[href],[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
    return {
      breaches: [
        ...(Reflect.has(window, 'pwned') ? ['a script ran'] : []),
        ...[...document.querySelectorAll(strange)].map((element) => element.outerHTML),
        ...links.filter((link) => !/^([./#]|https?:|(chrome|moz)-extension:)/.test(link)),
      ],
      text: [document.body.textContent, ...fields.map(({ value }) => value)].join('\n'),
    };
  }, STRANGE);
  return { breaches, shown: payloads.filter((payload) => text.includes(payload)) };
}

function together(looks: readonly Looked[]): Looked {
  return {
    breaches: looks.flatMap(({ breaches }) => breaches),
    shown: looks.flatMap(({ shown }) => shown),
  };
}

function rowsIn(page: Page): Promise<true> {
  const count = () => page.evaluate(() => document.querySelectorAll('tbody tr').length);
  return waitUntil(async () => (await count()) > 5 && true, 'rows');
}

/** Looks at campaigns and two audiences. */
export async function lookAtLists(lab: AttackLab): Promise<Looked> {
  const page = await openDashboardPage(lab.connected.rig, '#/campaigns?rows=25');
  const looks: Looked[] = [];
  await rowsIn(page);
  looks.push(await look(page));
  for (const campaign of [1, 2]) {
    await goTo(page, `#/campaigns/${campaign}/audience?rows=25`);
    await rowsIn(page);
    looks.push(await look(page));
  }
  await page.close();
  return together(looks);
}

/** Makes calls with payloads for names, which history gives bad links; looks at popup and log. */
export async function lookAtCalls(lab: AttackLab, service: PoisonedService): Promise<Looked> {
  const { popup, rig } = lab.connected;
  await recordAll(lab, service);
  const looks: Looked[] = [];
  const rows = () => popup.$$('.log .call-row');
  await waitUntil(async () => (await rows()).length > evilLinks.length / 2);
  const { length } = await rows();
  for (let nth = 0; nth < length; nth += 1) {
    // The log may redraw its rows at any time.
    const click = async () => (await rows())[nth]?.click().then(isDone, isNotDone);
    await waitUntil(click, `row ${nth} to be clicked`);
    looks.push(await look(popup));
  }
  const page = await openDashboardPage(rig, '#/calls');
  await rowsIn(page);
  looks.push(await look(page));
  await page.close();
  return together(looks);
}

const isDone = () => true;
const isNotDone = () => false;

/** Makes a call for each bad link; answers the links that the log took for recordings. */
async function recordAll(lab: AttackLab, service: PoisonedService): Promise<string[]> {
  const { popup } = lab.connected;
  for (const [index, link] of evilLinks.entries()) {
    service.recordAs(link);
    const answer = await askBackground(popup, 'dial', {
      e164: `+121255501${index + 10}`,
      gesture: crypto.randomUUID(),
      calleeName: payloads[index]?.slice(0, 120) ?? '',
    });
    if (!answer.ok) throw new Error(`Not dialled: ${answer.error.code}`);
    const call = await callIn(lab.connected, answer.value.callId, 'placed', 'refused', 'recorded');
    await askBackground(popup, 'look-up-call', { callId: call.id });
  }
  return (await readLog(popup)).flatMap(({ recording }) => recording ?? []);
}

/** Connects the lab to a service whose every text is a payload. */
export async function withPoison<T>(
  lab: AttackLab,
  run: (service: PoisonedService) => Promise<T>,
): Promise<T> {
  const service = await startPoisonedService(payloads);
  const workspace = lab.connected.sandbox.workspaces[0];
  if (!workspace) throw new Error('The sandbox has no workspace');
  const settings = { countdownSeconds: 0, repeatSeconds: 0, callsPerMinute: 60 };
  await connect(lab.connected.popup, { url: service.url, workspace }, settings);
  return run(service).finally(() => service.stop());
}

/** Attacks by what a service, a colleague or a contact wrote. */
export const stored: readonly Trial[] = [
  {
    name: 'payloads in campaigns and audiences',
    guard: 'as-text',
    run: (lab) => withPoison(lab, async () => (await lookAtLists(lab)).breaches),
  },
  {
    name: 'payloads in the names, refusals and statuses of calls',
    guard: 'as-text',
    run: (lab) => withPoison(lab, async (service) => (await lookAtCalls(lab, service)).breaches),
  },
  {
    name: 'javascript:, data:, blob:, file: and other links for a recording',
    guard: 'recording-link',
    run: (lab) => withPoison(lab, (service) => recordAll(lab, service)),
  },
];
