import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardOn, startListening } from '@/test/support/accessibility/heard';
import { type AccessibleNode, accessibleNodes } from '@/test/support/accessibility/tree';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readWrapUpRows } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('a call by keyboard and ear in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { rig: { ownBrowser: true } });
    await accessibleNodes(connected.popup);
    page = await connected.rig.openOwn('popup.html');
    await page.bringToFront();
    await startListening(page);
  });
  afterAll(() => connected?.stop());

  it('starts in the field for the number, and says where the number is', async () => {
    await reads({ role: 'combobox', name: 'Number to call', focused: true });
    await page.keyboard.type('+12125550134');
    await waitUntil(async () => (await heardOn(page)).some((text) => /New York/.test(text)));
  });

  it('counts down with the focus on Cancel', async () => {
    await page.keyboard.press('Enter');
    await reads({ role: 'button', name: 'Cancel Esc', focused: true });
  });

  it('moves on to the first disposition', async () => {
    await reads({ role: 'heading', name: 'Wrap up the call to +1 212 555 0134' });
    await reads({ role: 'radio', name: '1 Reached', focused: true, checked: false });
  });

  it('moves on to the note once a number key chose a disposition', async () => {
    await page.keyboard.press('2');
    await reads({ role: 'radio', name: '2 Voicemail', checked: true });
    await reads({ role: 'textbox', name: 'Note', focused: true });
  });

  it('saves, and is back where the next call starts', async () => {
    await page.keyboard.type('Call again in May');
    await page.keyboard.press('Enter');
    await reads({ role: 'combobox', name: 'Number to call', focused: true });
    const [wrapUp] = (await readWrapUpRows(connected.popup)).values();
    expect(wrapUp).toMatchObject({ disposition: 'voicemail', note: 'Call again in May' });
  });

  it('announced each state once, in order', async () => {
    const announced = await heardOn(page);
    const ofCall = announced.slice(announced.findIndex((text) => /^Calling/.test(text)));
    // The service may answer before a busy page has drawn that the call is being requested.
    const requesting = ofCall.flatMap((text, at) => (text === 'Requesting the call…' ? [at] : []));
    expect(requesting).toBeOneOf([[1], []]);
    expect(ofCall.filter((_, at) => !requesting.includes(at))).toEqual([
      'Calling +1 212 555 0134 their phone rings first',
      'Call to +1 212 555 0134 requested. Their phone rings first, then yours.',
      'Saved: +1 212 555 0134',
    ]);
    // The number that was called is not announced again. It describes the field that has the focus again.
    const hint = await page.$eval(':focus', describedBy);
    expect(hint).toMatch(/0134 · New York · .* · called/);
  });

  /** Waits for an element in the accessibility tree. */
  function reads(sought: Partial<AccessibleNode>): Promise<true> {
    return waitUntil(async () => {
      const nodes = await accessibleNodes(page);
      if (nodes.some((each) => isLike(each, sought))) return true;
      throw new Error(nodes.map((each) => JSON.stringify(each)).join('\n'));
    }, JSON.stringify(sought));
  }
});

/** Runs in the page. */
function describedBy(element: Element): string {
  const id = element.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.innerText.replace(/[\u2066-\u2069]/g, '') ?? '';
}

function isLike(node: AccessibleNode, sought: Partial<AccessibleNode>): boolean {
  const plain = {
    ...node,
    name: node.name
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
  return Object.entries(sought).every(([key, value]) => Reflect.get(plain, key) === value);
}
