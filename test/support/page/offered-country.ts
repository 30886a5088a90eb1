import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { callButtonOf, pressUntil, readCard } from '@/test/support/card/card';
import { waitUntil } from '@/test/support/wait';

/** Maximum time until a number is offered, in ms. A busy machine took more than four seconds. */
const OFFERED_MS = 8000;

/** How a number was offered, compared with its real country. */
export type OfferedCountry = 'right' | 'asked' | 'not offered' | `wrong: ${string}`;

/**
 * Opens and closes the card of the number under the pointer, if a button appears. `e164` is the real
 * number. Returns `asked` if the card asks for the country.
 */
export async function offeredCountry(rig: Rig, page: Page, e164: string): Promise<OfferedCountry> {
  const button = async () => (await readCard(rig, page))?.buttons[0];
  for (const until = Date.now() + OFFERED_MS; !(await button()); await sleep(50)) {
    if (Date.now() > until) return 'not offered';
  }
  const card = await pressUntil(rig, page, /./, 'dialog');
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2, { steps: 3 });
  await waitUntil(async () => !(await button()), 'no button');
  if (!callButtonOf(card)) return 'asked';
  const offered = /\+[\d -]+/.exec(card.text)?.[0] ?? '';
  return offered.replace(/\D/g, '') === e164.slice(1) ? 'right' : `wrong: ${offered}`;
}
