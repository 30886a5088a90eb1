import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import {
  type ConnectedBrowser,
  type ConnectedBrowserOptions,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import type { BrowserName } from '@/test/support/browsers/rig';
import {
  CALL,
  callButtonAtRest,
  callButtonOf,
  HOST,
  pressInCard,
  pressUntil,
  readCard,
  type SeenCard,
} from '@/test/support/card/card';
import { readLog } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';
import { type AttackSite, startAttackSite } from './site';

/** The number on every hostile page, and how it would be dialled. */
export const VICTIM = { written: '(212) 555-0134', e164: '+12125550134' };

/** Longest wait for a call that is expected, in ms. */
const EXPECTED_CALL_MS = 10_000;

/** Longest that a press takes to become a call in the log, without a countdown. */
const LANDS_MS = 400;

/** A connected browser in a hostile web: no countdown, no lock, so that one believed click is one call. */
export interface AttackLab {
  connected: ConnectedBrowser;
  site: AttackSite;
  /** Opens a page with the victim's number and whatever the attacker puts beside it. */
  stage(html?: string): Promise<AttackStage>;
  /** Calls at the service that were made while this ran. */
  callsDuring(run: () => Promise<unknown>): Promise<string[]>;
  /** Like callsDuring, but waits longer for the first call, which is expected. */
  expectedCalls(run: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** A hostile page with a rep before it. */
export interface AttackStage {
  lab: AttackLab;
  page: Page;
  /** The rep rests on the number until the button is beside it. */
  rest(): Promise<void>;
  /** The rep rests on the number and opens the card. */
  openCard(): Promise<void>;
  /** The rep presses the button beside a number, until the card is open and stays where it is. */
  open(): Promise<void>;
  /** Where a button of ours stands now. */
  button(name: RegExp): Promise<{ x: number; y: number } | undefined>;
  /** Where Call is on the open card. */
  callButton(): Promise<{ x: number; y: number } | undefined>;
  /** The rep decides to call, and presses Call until something comes of it: returns what the card then shows. */
  call(): Promise<SeenCard>;
  /** The rep presses a button once, at the pace of a hand. */
  press(name: RegExp): Promise<void>;
  /** Where the card stands now, in viewport pixels. */
  box(): Promise<CardBox>;
  /** What the rep sees within this box, once nothing in it moves any more. */
  picture(box: CardBox): Promise<string>;
}

/** A card's position, without its rounded corners. */
export interface CardBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SETTINGS = { countdownSeconds: 0, repeatSeconds: 0, callsPerMinute: 60 };

/** A page with the number in the middle of it, written in a plain face. */
export function hostilePage(html: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hostile</title>
<body style="margin:0"><p style="margin:200px 0 0 300px;font:20px sans-serif">Call
<span id="number">${VICTIM.written}</span></p>${html}</body></html>`;
}

/** Sets the lab up; `options` as for a connected browser. */
export async function openAttackLab(
  browser: BrowserName,
  options: ConnectedBrowserOptions = {},
): Promise<AttackLab> {
  const settings = { ...SETTINGS, ...options.settings };
  const connected = await openConnectedBrowser(browser, { ...options, settings });
  const site = await startAttackSite();
  const called = () => connected.sandbox.calls().map(({ clientNumber }) => clientNumber);
  /** A call in this state has not reached the service yet. On a busy machine that takes longer. */
  const isAnyRequested = async () =>
    (await readLog(connected.popup)).some(({ state }) => state === 'requested');
  const lab: AttackLab = {
    connected,
    site,
    stage: async (html = '') =>
      stageOn(lab, await connected.rig.open(site.serve(hostilePage(html)))),
    async callsDuring(run) {
      const before = called().length;
      await run();
      await sleep(LANDS_MS);
      await waitUntil(async () => !(await isAnyRequested()), 'calls to reach the service');
      return called().slice(before);
    },
    async expectedCalls(run) {
      const before = called().length;
      return this.callsDuring(async () => {
        await run();
        const hasCalled = () => called().length > before;
        await waitUntil(hasCalled, 'a call', EXPECTED_CALL_MS).catch(() => undefined);
      });
    },
    async stop() {
      await connected.stop();
      await site.stop();
    },
  };
  return lab;
}

/** What a rep does on a page that is open already. */
export function stageOn(lab: AttackLab, page: Page): AttackStage {
  const { rig } = lab.connected;
  const button = async (name: RegExp) =>
    (await readCard(rig, page))?.buttons.find((each) => name.test(each.name));
  return {
    lab,
    page,
    button,
    callButton: async () => callButtonOf(await readCard(rig, page)),
    async rest() {
      await pointAtMark(page, await markOn(page, VICTIM.written));
      await waitUntil(() => button(/^Call ./), 'the button beside the number');
    },
    async openCard() {
      await this.rest();
      await this.open();
    },
    async open() {
      await pressUntil(rig, page, /^Call ./, 'dialog');
      await callButtonAtRest(rig, page);
    },
    call: () => pressUntil(rig, page, CALL, 'alertdialog', 'status'),
    press: (name) => pressInCard(rig, page, name),
    async box() {
      const box = await rig.insideClosedRoot(page, HOST, cardBox);
      if (!box) throw new Error('There is no card to measure');
      return box;
    },
    picture: (clip) => settledPicture(page, clip),
  };
}

/** Most pictures that are taken of what never comes to rest. */
const MAX_PICTURES = 12;
/** Time between two, in milliseconds: a button that is hovered changes its colour for longer. */
const PICTURE_MS = 60;

/** A picture like the one before it; the last one where a page moves all the time. */
async function settledPicture(page: Page, clip: CardBox): Promise<string> {
  const take = async () => String(await page.screenshot({ encoding: 'base64', clip }));
  let last = await take();
  for (let taken = 1; taken < MAX_PICTURES; taken++) {
    await sleep(PICTURE_MS);
    const next = await take();
    if (next === last) break;
    last = next;
  }
  return last;
}

/** Runs in the page. */
function cardBox(root: ShadowRoot): CardBox | null {
  const box = root.querySelector('section')?.getBoundingClientRect();
  const inset = 4;
  return box
    ? {
        x: box.x + inset,
        y: box.y + inset,
        width: box.width - 2 * inset,
        height: box.height - 2 * inset,
      }
    : null;
}
