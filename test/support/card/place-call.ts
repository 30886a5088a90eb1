import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';
import { CALL, cardGone, pressInCard, pressUntil, readCard } from './card';

/** Starts a call to a marked number with the mouse, until its countdown runs. */
export async function countdownOn(
  { rig }: ConnectedBrowser,
  page: Page,
  number: string,
): Promise<void> {
  if ((await readCard(rig, page))?.text) {
    await pressInCard(rig, page, /^Close/);
    await cardGone(rig, page);
  }
  await pointAtMark(page, await markOn(page, number));
  await pressUntil(rig, page, /^Call ./, 'dialog');
  await pressUntil(rig, page, CALL, 'alertdialog');
}

/** Calls a number like the popup, without its form. Returns the call's id. */
export async function dial({ popup }: ConnectedBrowser, e164: string): Promise<string> {
  const answer = await askBackground(popup, 'dial', { e164, gesture: randomUUID() });
  if (!answer.ok) throw new Error(`Not dialled: ${answer.error.code}`);
  return answer.value.callId;
}

/** Waits until a call is in one of these states. */
export function callIn(
  connected: ConnectedBrowser,
  id: string,
  ...states: Call['state'][]
): Promise<Call> {
  return waitUntil(
    async () => {
      const call = (await readLog(connected.popup)).find((each) => each.id === id);
      return call && states.includes(call.state) && call;
    },
    `the call to be ${states.join(' or ')}`,
    45_000,
  );
}
