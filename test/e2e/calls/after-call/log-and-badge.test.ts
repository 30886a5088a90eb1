import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readBadge } from '@/test/support/own-pages/badge';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { openRow, pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const CALLEE = '+12125550134';

describe.each(browserNames)('after a call in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      sandbox: { speed: 40 },
      settings: { countdownSeconds: 0, repeatSeconds: 0 },
    });
  });
  afterAll(() => connected?.stop());

  const badgeSays = (words: RegExp, what: string) =>
    waitUntil(async () => words.test(await readBadge(connected)), what);
  const save = async (followUp: { at: number; doneAt?: number }, before: object) => {
    const [call] = await readLog(connected.popup);
    const change = { callId: call?.id ?? '', after: { note: '', followUp } };
    const wrapUp = { ...change, before: { note: '', ...before } };
    expect(await askBackground(connected.popup, 'save-wrap-up', wrapUp)).toMatchObject({
      ok: true,
    });
  };

  it('the log copies the call as a note for a CRM', async () => {
    await askBackground(connected.popup, 'dial', { e164: CALLEE, gesture: 'first' });
    await rowSaying(connected.popup, /555 0134.*Recorded/);
    await connected.popup.bringToFront();
    await openRow(connected.popup, /555 0134/);
    await pressIn(connected.popup, /^Copy as CRM note/);
    await waitForText(connected.popup, /Copied/);
  });

  it('the log calls again, once', async () => {
    await pressIn(connected.popup, /^Call again/);
    await waitUntil(() => connected.sandbox.calls().length === 2, 'the second call');
    expect(connected.sandbox.calls().map(({ clientNumber }) => clientNumber)).toEqual([
      CALLEE,
      CALLEE,
    ]);
  });

  it('the toolbar icon counts a follow-up from when it is due until it is done', async () => {
    await waitUntil(async () => (await readLog(connected.popup)).length === 2, 'both calls');
    const followUp = { at: Date.now() - 1 };
    await save(followUp, {});
    await badgeSays(/^1$/, 'the follow-up on the icon');
    await save({ ...followUp, doneAt: Date.now() }, { followUp });
    await badgeSays(/^[^1]*$/, 'the follow-up to go');
  });
});
