import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDateTime } from '@/lib/wrap-up/follow-up-times';
import { MAX_NOTE_BYTES } from '@/lib/wrap-up/model';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readWrapUpRows } from '@/test/support/own-pages/log';
import { openRow, pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

const SETTINGS = {
  countdownSeconds: 0,
  repeatSeconds: 0,
  callsPerMinute: 60,
  noteTemplates: [
    { id: 'voicemail', name: 'Voicemail', text: 'Left a voicemail on {number}.' },
    { id: 'visit', name: 'Visit', text: 'Wants a visit.' },
  ],
};

/** The most pixels of a wrap-up that is one line: two lines of text have more. */
const MAX_FOLDED = 50;

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

/** 100,000 bytes in UTF-8, the most that is kept. */
const PIECE = 'Zoë ruft an. تتصل غدًا. 明日電話します。 Перезвонить 📞\n';
const PIECE_BYTES = Buffer.byteLength(PIECE);
const LONG_NOTE =
  PIECE.repeat(Math.floor(MAX_NOTE_BYTES / PIECE_BYTES)) + 'x'.repeat(MAX_NOTE_BYTES % PIECE_BYTES);

/** Puts a text into the note as pasting does. */
async function setNote(popup: Page, note: string): Promise<void> {
  await popup.$eval(
    '.wrap-up-form textarea',
    (area, text) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
    note,
  );
}

function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText);
}

/** Chooses a date and time by the clock of this machine, epoch ms. */
async function chooseOwnTime(popup: Page, at: number): Promise<void> {
  await popup.keyboard.type('Date');
  await popup.waitForSelector('.follow-up input');
  await popup.$eval(
    '.follow-up input',
    (input, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    localDateTime(at),
  );
}

/** Chooses a tab of the popup. */
async function pressTab(popup: Page, name: RegExp): Promise<void> {
  const find = async () => {
    for (const tab of await popup.$$('[role=tab]')) {
      if (name.test(await tab.evaluate((each) => (each as HTMLElement).innerText))) return tab;
    }
    return undefined;
  };
  await (await waitUntil(find, `a tab ${name}`)).click();
}

describe.each(browserNames)('the wrap-up of a call in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: SETTINGS });
  });
  afterAll(() => connected?.stop());

  const saved = async (callee: string) => {
    const call = (await readLog(connected.popup)).find((each) => each.callee === callee);
    return (await readWrapUpRows(connected.popup)).get(call?.id ?? '');
  };

  it('is a number key, a note and Enter, and then the next call', async () => {
    await dial(connected.popup, '+12125550158');
    await connected.popup.keyboard.press('2');
    await typeNote(connected.popup, 'Left a message');
    await connected.popup.keyboard.press('Enter');
    await rowSaying(connected.popup, /555 0158.*Voicemail Left a message/);
    expect(await saved('+12125550158')).toMatchObject({
      disposition: 'voicemail',
      note: 'Left a message',
      version: 1,
    });
    expect(await isFocused(connected.popup, '#dial-number')).toBe(true);
  });

  it('leaves the focus to a rep who selects the number during the countdown, to type the next', async () => {
    const { popup } = connected;
    await writeSettings(popup, { countdownSeconds: 1 });
    await popup.click('#dial-number', { count: 3 });
    await popup.keyboard.type('+12125550163');
    await popup.keyboard.press('Enter');
    await popup.waitForSelector('.countdown');
    await popup.click('#dial-number', { count: 3 });
    await popup.waitForSelector('.wrap-up-form input[type=radio]');
    await popup.keyboard.type('+12125550164');
    const typed = await popup.$eval('#dial-number', (field) => Reflect.get(field, 'value'));
    expect(typed).toBe('+12125550164');
    await writeSettings(popup, { countdownSeconds: 0 });
  });

  it('puts a template into the note after a slash', async () => {
    await dial(connected.popup, '+12125550124');
    await connected.popup.keyboard.press('2');
    await typeNote(connected.popup, 'At noon. /v');
    await connected.popup.waitForSelector('[role=option][aria-selected=true]');
    await connected.popup.keyboard.press('Enter');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550124')) !== undefined, 'the wrap-up');
    expect(await saved('+12125550124')).toMatchObject({
      note: 'At noon. Left a voicemail on +1 212 555 0124.',
    });
  });

  it('keeps half a note when the popup is closed and the background stops', async () => {
    await dial(connected.popup, '+12125550187');
    await connected.popup.keyboard.press('5');
    await typeNote(connected.popup, 'Call back at');
    await rowSaying(connected.popup, /555 0187.*Draft Not interested Call back at/);
    await connected.popup.close();
    await connected.rig.killBackground();
    connected.popup = await connected.rig.openOwn('popup.html');
    const note = () => connected.popup.$eval('.wrap-up-form textarea', (area) => area.value);
    expect(await waitUntil(() => note().catch(() => undefined), 'the form')).toBe('Call back at');
    expect(await saved('+12125550187')).toBeUndefined();
    await connected.popup.focus('.wrap-up-form textarea');
    await connected.popup.keyboard.type(' 3');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550187')) !== undefined, 'the wrap-up');
    expect(await saved('+12125550187')).toMatchObject({
      disposition: 'not_interested',
      note: 'Call back at 3',
    });
  });

  it('folds into one line while the rep searches the numbers of a page, and keeps the note', async () => {
    await dial(connected.popup, '+12125550143');
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    const tab = await tabIdOf(connected.popup, crm);
    const popup = await connected.rig.openOwn(`popup.html?tab=${tab}`);
    await popup.waitForSelector('.wrap-up-form textarea');
    await popup.type('.wrap-up-form textarea', 'Half a note');
    await pressTab(popup, /^This page \d/);
    await popup.focus('#dial-number');
    await popup.keyboard.type('hale');
    await waitUntil(() => popup.$('[role=option][aria-selected=true]'), 'the match');
    const folded = await popup.$eval('.current-wrap-up', (section) => ({
      height: section.getBoundingClientRect().height,
      words: (section as HTMLElement).innerText.trim(),
    }));
    expect(folded.words).toMatch(/^Wrap up the call to .*555.0143\S*$/);
    expect(folded.height).toBeLessThan(MAX_FOLDED);
    await popup.click('.wrap-up-unfold');
    await waitUntil(
      () => popup.$eval('.wrap-up-form', (form) => form.checkVisibility()),
      'the form',
    );
    expect(await popup.$('[role=option]')).toBeNull();
    expect(await popup.$eval('.wrap-up-form textarea', (area) => area.value)).toBe('Half a note');
    await popup.focus('.wrap-up-form textarea');
    await popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550143'))?.note === 'Half a note', 'the note');
    for (const page of [popup, crm]) await page.close();
    await connected.popup.bringToFront();
  });

  it('of one call in two windows loses neither note, and tells the last writer', async () => {
    await dial(connected.popup, '+12125550131');
    const other = await connected.rig.openOwn('popup.html');
    await other.waitForSelector('.wrap-up-form textarea');
    await other.type('.wrap-up-form textarea', 'Wants a demo');
    await connected.popup.bringToFront();
    await setNote(connected.popup, 'Sent the offer');
    await connected.popup.focus('.wrap-up-form textarea');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550131'))?.note === 'Sent the offer', 'it');
    await other.bringToFront();
    await other.focus('.wrap-up-form textarea');
    await other.keyboard.press('Enter');
    const warning = () => other.$eval('.wrap-up-form [role=alert]', (each) => each.textContent);
    const told = await waitUntil(() => warning().catch(() => undefined), 'the warning');
    expect(told).toMatch(/changed in another window.*Sent the offer/);
    expect(await other.$eval('.wrap-up-form textarea', (area) => area.value)).toBe('Wants a demo');
    expect(await saved('+12125550131')).toMatchObject({ note: 'Sent the offer', version: 1 });
    await pressIn(other, /^Save mine$/);
    await waitUntil(async () => (await saved('+12125550131'))?.version === 2, 'the other note');
    expect(await saved('+12125550131')).toMatchObject({ note: 'Wants a demo' });
    await other.close();
    await connected.popup.bringToFront();
  });

  it('keeps a note of 100 kB in several scripts, to the last letter', async () => {
    await dial(connected.popup, '+12125550132');
    await setNote(connected.popup, LONG_NOTE);
    await connected.popup.focus('.wrap-up-form textarea');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550132')) !== undefined, 'the note');
    expect((await saved('+12125550132'))?.note).toBe(LONG_NOTE);
    await rowSaying(connected.popup, /555 0132.*Zoë/);
  });

  it('asks for a follow-up, reminds of it, and lists it until it is done', async () => {
    await dial(connected.popup, '+12125550142');
    await connected.popup.keyboard.press('4');
    await waitUntil(() => isFocused(connected.popup, '.follow-up select'), 'the follow-up');
    const words = await connected.popup.$$eval('.follow-up option', (all) =>
      all.map((o) => o.text),
    );
    expect(words).toEqual([
      'No follow-up',
      expect.stringMatching(/^In 1 hour, \d+:\d\d/),
      expect.stringMatching(/^Tomorrow, 9:00/),
      'Date and time…',
    ]);
    await chooseOwnTime(connected.popup, Date.now() - 60_000);
    await connected.popup.focus('.wrap-up-form textarea');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await saved('+12125550142'))?.followUp?.remindedAt, 'a reminder');
    await pressTab(connected.popup, /Follow-ups 1/);
    await pressIn(connected.popup, /^Done: .*0142/);
    await waitUntil(async () => (await saved('+12125550142'))?.followUp?.doneAt, 'it to be done');
    await pressTab(connected.popup, /Follow-ups/);
    await waitUntil(async () => /No follow-ups/.test(await wordsOf(connected.popup)), 'no more');
    await pressTab(connected.popup, /^Calls/);
  });

  it('plays a recording, skips in it, and continues where it was left', async () => {
    const { popup } = connected;
    const played = () =>
      popup.$eval('.player-time', (each) => {
        const [minutes = 0, seconds = 0] = (each.textContent ?? '').split(/[:/]/).map(Number);
        return minutes * 60 + seconds;
      });
    await rowSaying(popup, /555 0142.*Recorded/);
    await openRow(popup, /555 0142/);
    await pressIn(popup, /^Play the recording$/);
    await pressIn(popup, /^Forward 10 seconds$/);
    await waitUntil(async () => (await played()) >= 10, 'the skip');
    await popup.click('.call-row[aria-expanded=true]');
    await waitUntil(async () => !(await popup.$('.player')), 'the row to close');
    await openRow(popup, /555 0142/);
    await waitUntil(async () => (await played()) >= 10, 'the position where it was left');
    await popup.click('.call-row[aria-expanded=true]');
  });

  it('hides the recording of a callee who refused it', async () => {
    await dial(connected.popup, '+12125550134');
    await connected.popup.keyboard.press('8');
    await connected.popup.keyboard.press('Enter');
    await rowSaying(connected.popup, /555 0134.*Refused recording.*Recorded/);
    await openRow(connected.popup, /555 0134/);
    await waitUntil(async () => /recording is hidden/.test(await wordsOf(connected.popup)), 'that');
    expect(await connected.popup.$('.player')).toBeNull();
  });

  it('puts the callee on the do-not-call list by key 9, and the next call is refused', async () => {
    const { popup, sandbox } = connected;
    await dial(popup, '+12125550191');
    await popup.keyboard.press('9');
    await popup.keyboard.press('Enter');
    await rowSaying(popup, /555 0191.*Do not call/);
    const calls = sandbox.calls().length;
    await popup.focus('#dial-number');
    await popup.keyboard.type('+12125550191');
    await popup.keyboard.press('Enter');
    const refused = /do-not-call list. No call was made/;
    await waitUntil(async () => refused.test(await wordsOf(popup)), 'the refusal');
    expect(sandbox.calls()).toHaveLength(calls);
  });
});
