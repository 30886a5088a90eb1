import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import type { Desk } from '@/test/support/browsers/desk';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { cardGone, pressInCard, pressUntil, readCard } from './card';
import { markOn, pointAt } from './marks';

/** Calls a marked number with the mouse, up to its running countdown. */
export async function countdownOn({ rig }: Desk, page: Page, number: string): Promise<void> {
  if ((await readCard(rig, page))?.text) {
    await pressInCard(rig, page, /^Close/);
    await cardGone(rig, page);
  }
  await pointAt(page, await markOn(page, number));
  await pressUntil(rig, page, /^Call ./, 'dialog');
  await pressUntil(rig, page, /^Call$/, 'alertdialog');
}

/** Calls a number as the popup does, without its form; answers the call's id. */
export async function dial({ popup }: Desk, e164: string): Promise<string> {
  const answer = await askBackground(popup, 'dial', { e164, gesture: randomUUID() });
  if (!answer.ok) throw new Error(`Not dialled: ${answer.error.code}`);
  return answer.value.callId;
}

/** Waits until a call stands in one of these states. */
export function callIn(desk: Desk, id: string, ...states: Call['state'][]): Promise<Call> {
  return waitUntil(
    async () => {
      const call = (await readLog(desk.popup)).find((each) => each.id === id);
      return call && states.includes(call.state) && call;
    },
    `the call to be ${states.join(' or ')}`,
    45_000,
  );
}
