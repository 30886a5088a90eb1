import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { readLog, readWrapUpRows } from '@/test/support/own-pages/log';
import { openRow, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const SETTINGS = { undoSeconds: 0, repeatSeconds: 0 };

/** Dials with the keyboard alone, and waits until the wrap-up of the call has the focus. */
async function dial(popup: Page, number: string): Promise<void> {
  await popup.focus('#dial-number');
  await popup.evaluate(() => (document.activeElement as HTMLInputElement).select());
  await popup.keyboard.type(number);
  await popup.keyboard.press('Enter');
  await waitUntil(() => isFocused(popup, '.wrap-up-form input[type=radio]'), 'the wrap-up');
}

function isFocused(popup: Page, selector: string): Promise<boolean> {
  return popup.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
}

/** Types a note into the form of the popup, half of a wrap-up. */
async function typeNote(popup: Page, note: string): Promise<void> {
  await waitUntil(() => isFocused(popup, '.wrap-up-form textarea'), 'the note');
  await popup.keyboard.type(note);
}

describe.each(browserNames)('the wrap-up of a call in %s', (browser) => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await openDesk(browser, { settings: SETTINGS });
  });
  afterAll(() => desk?.stop());

  const saved = async (callee: string) => {
    const call = (await readLog(desk.popup)).find((each) => each.callee === callee);
    return (await readWrapUpRows(desk.popup)).get(call?.id ?? '');
  };

  it('is a number key, a note and Enter, and then the next call', async () => {
    await dial(desk.popup, '+12125550158');
    await desk.popup.keyboard.press('2');
    await typeNote(desk.popup, 'Left a message');
    await desk.popup.keyboard.press('Enter');
    await rowSaying(desk.popup, /555 0158.*Voicemail Left a message/);
    expect(await saved('+12125550158')).toMatchObject({
      disposition: 'voicemail',
      note: 'Left a message',
      version: 1,
    });
    expect(await isFocused(desk.popup, '#dial-number')).toBe(true);
  });

  it('keeps half a note when the popup is closed and the background stops', async () => {
    await dial(desk.popup, '+12125550187');
    await desk.popup.keyboard.press('4');
    await typeNote(desk.popup, 'Call back at');
    await rowSaying(desk.popup, /555 0187.*Draft Call back Call back at/);
    await desk.popup.close();
    await desk.rig.killBackground();
    desk.popup = await desk.rig.openOwn('popup.html');
    const note = () => desk.popup.$eval('.wrap-up-form textarea', (area) => area.value);
    expect(await waitUntil(() => note().catch(() => undefined), 'the form')).toBe('Call back at');
    expect(await saved('+12125550187')).toBeUndefined();
    await desk.popup.focus('.wrap-up-form textarea');
    await desk.popup.keyboard.type(' 3');
    await desk.popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550187')) !== undefined, 'the wrap-up');
    expect(await saved('+12125550187')).toMatchObject({ disposition: 'call_back' });
  });

  it('hides the recording of a callee who refused it', async () => {
    await dial(desk.popup, '+12125550134');
    await desk.popup.keyboard.press('8');
    await desk.popup.keyboard.press('Enter');
    await rowSaying(desk.popup, /555 0134.*Refused recording.*Recorded/);
    await openRow(desk.popup, /555 0134/);
    const words = () => desk.popup.evaluate(() => document.body.innerText);
    await waitUntil(async () => /recording is hidden/.test(await words()), 'the sentence');
    expect(await desk.popup.$('.player')).toBeNull();
  });
});
