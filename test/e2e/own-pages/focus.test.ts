import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { waitUntil } from '@/test/support/wait';

const FIRST = '+12125550134';
const SECOND = '+12125550187';
const THIRD = '+12125550143';

const settings = {
  countdownSeconds: 0,
  repeatSeconds: 0,
  callerId: '',
  dids: ['110', '111'].map((last) => ({ e164: `+16465550${last}`, label: '' })),
  siteRules: ['a', 'b'].map((name) => ({ site: `${name}.example.com`, find: 'never' as const })),
  noteTemplates: ['one', 'two'].map((id) => ({ id, name: id, text: id })),
  trustedSites: ['https://a.example.com/*', 'https://b.example.com/*'],
};

/** The words of what has the focus; where nothing has it, the page's own. */
function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === document.body) return 'nothing';
    const words = activeElement?.ariaLabel ?? (activeElement as HTMLElement | null)?.innerText;
    return (words ?? '')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

/** Puts the focus on the control with this name, and presses Enter. */
async function pressByKey(page: Page, name: RegExp): Promise<void> {
  const find = async () => {
    for (const control of await page.$$('button:not(:disabled), summary')) {
      const words = await control.evaluate((each) => each.ariaLabel ?? each.textContent ?? '');
      if (name.test(words.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' '))) return control;
    }
    return undefined;
  };
  const control = await waitUntil(find, `a control ${name}`);
  await control.focus();
  await page.keyboard.press('Enter');
}

const focusOn = (page: Page, words: RegExp) =>
  waitUntil(async () => {
    const focused = await focusedWords(page);
    if (words.test(focused)) return true;
    throw new Error(`The focus is on: ${focused}`);
  }, `the focus on ${words}`);

describe.each(browserNames)('the focus in %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;
  let queue: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings, rig: { ownBrowser: true } });
    options = await connected.rig.openOwn('options.html');
    await askBackground(connected.popup, 'queue-numbers', {
      source: { kind: 'page', host: 'crm.example.com' },
      numbers: [FIRST, SECOND, THIRD].map((e164) => ({ e164 })),
    });
  });
  afterAll(() => connected?.stop());

  it.each([
    ['a caller ID', /^Remove \+1 646 555 0110/, /^Remove \+1 646 555 0111/, /^Caller IDs/],
    ['a rule for a site', /^Remove the rule.*a\.ex/, /^Remove the rule.*b\.ex/, /./],
    ['a note template', /^Remove one/, /^Remove two/, /./],
    ['a trusted site', /^Ask again.*a\.example\.com/, /^Ask again.*b\.example\.com/, /./],
  ])('moves on when %s is removed, and to the heading after the last', async (...row) => {
    const [, first, second, heading] = row;
    await options.bringToFront();
    await pressByKey(options, first);
    await focusOn(options, second);
    await options.keyboard.press('Enter');
    await waitUntil(async () => !second.test(await focusedWords(options)), 'the last to go');
    await focusOn(options, heading);
    expect(await options.evaluate(() => document.activeElement?.localName)).toMatch(
      /^(h\d|legend)$/,
    );
  });

  it('moves on when a contact is removed from the queue', async () => {
    queue = await openDashboardPage(connected.rig, '#/queue');
    await pressByKey(queue, /^Remove \+1 212 555 0143/);
    await focusOn(queue, /^Remove \+1 212 555 0187/);
  });

  it.each(['Skip', 'Later'])('goes back to %s when Esc closes what it opened', async (words) => {
    await pressByKey(queue, new RegExp(`^${words}$`));
    await focusOn(queue, /^(No reason|At the end of the queue)$/);
    await queue.keyboard.press('Escape');
    await focusOn(queue, new RegExp(`^${words}$`));
  });

  it('goes to the next contact after a skip, and to a heading after the last', async () => {
    for (const left of [/^Call next$/, /./]) {
      await pressByKey(queue, /^Skip$/);
      await focusOn(queue, /^No reason$/);
      await queue.keyboard.press('Enter');
      await focusOn(queue, left);
    }
    await waitUntil(
      () => queue.evaluate(() => /^h\d$/.test(document.activeElement?.localName ?? '')),
      'a heading to have the focus',
    );
  });

  it('moves on when an entry of the do-not-call list is removed', async () => {
    for (const text of [FIRST, SECOND])
      await askBackground(connected.popup, 'forbid', { text, words: '', source: 'list' });
    const list = await openDashboardPage(connected.rig, '#/donotcall');
    await pressByKey(list, /^Remove.* \+1 212 555 0187/);
    await waitUntil(() => list.$('#removal-words'), 'the question');
    await list.focus('#removal-words');
    await list.keyboard.type('They asked to be called again');
    await list.keyboard.press('Enter');
    await focusOn(list, /^Remove.* \+1 212 555 0134/);
  });
});
