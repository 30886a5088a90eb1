import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';

/** Runs the command that docs/audit.md tells an auditor. */
function verify(...args: string[]): Promise<{ code: number; text: string }> {
  const command = [join(root, 'scripts/verify-audit-pack.mjs'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, text) => {
      resolve({ code: error ? Number(error.code) : 0, text });
    });
  });
}

/** Presses a button of Options by its words. */
function press(page: Page, words: string): Promise<void> {
  return page.$$eval(
    '#audit button',
    (buttons, name) => buttons.find((each) => each.textContent === name)?.click(),
    words,
  );
}

describe.each(browserNames)('the audit pack in %s', (browser) => {
  let connected: ConnectedBrowser;
  let downloads: string;
  let page: Page;
  beforeAll(async () => {
    downloads = await mkdtemp(join(tmpdir(), 'handset-'));
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0, callRules: 'warn' },
      rig: { downloads },
    });
    page = await connected.rig.openOwn('options.html');
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(downloads, { recursive: true, force: true });
  });

  /** As the popup calls after its warning was seen, at whatever time this test runs. */
  const dial = (e164: string, gesture: string) =>
    askBackground(connected.popup, 'dial', { e164, gesture, warned: ['us-hours'] });

  it('exports calls and refusals that the auditor’s command finds whole', async () => {
    const forbidden = { text: '+12125550187', words: 'Stop calling', source: 'list' } as const;
    await askBackground(connected.popup, 'forbid', forbidden);
    await dial('+12125550134', 'e2e-1');
    const isPlaced = async () => (await readLog(connected.popup))[0]?.state === 'placed';
    await waitUntil(isPlaced, 'the call to be placed');
    expect(await dial('+12125550187', 'e2e-2')).toMatchObject({ ok: false });
    const [call] = await readLog(connected.popup);
    const wrapUp = (disposition: string, before = {}) =>
      askBackground(connected.popup, 'save-wrap-up', {
        callId: call?.id ?? '',
        before: { note: '', ...before },
        after: { note: '', disposition },
      });
    await wrapUp('reached');
    await wrapUp('refused', { disposition: 'reached' });
    await press(page, 'Export audit pack');
    const find = async () => (await readdir(downloads)).find((name) => name.endsWith('.zip'));
    await waitUntil(async () => (await find()) !== undefined, 'the file');
    const words = () => page.$eval('#audit', (section) => section.textContent ?? '');
    await waitUntil(async () => /Calls: 1 · Refused: 1/.test(await words()), 'what was exported');
    const key = await page.$eval('#audit code', (code) => code.textContent ?? '');
    expect(key).toMatch(/^[0-9a-f]{64}$/);

    const path = join(downloads, (await find()) ?? '');
    const whole = await verify(path, '--key', key);
    expect(whole.text).toMatch(/calls\s+1, of which without a check 0/);
    expect(whole).toMatchObject({ code: 0, text: expect.stringMatching(/\nVALID\n$/) });

    const bytes = await readFile(path);
    const files = unzipSync(bytes);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text('calls.csv')).toMatch(/us-hours: (allows|warns)/);
    expect(text('refusals.csv')).toContain('do-not-call list');
    const records = text('chain.jsonl').trim().split('\n');
    const said = records.map((line) => JSON.parse(JSON.parse(line).body));
    expect(said.map(({ kind, content }) => content?.disposition ?? kind)).toEqual([
      ...['check', 'outcome', 'check', 'reached', 'refused'],
    ]);
    const shipped = await readFile(join(root, 'scripts/verify-audit-pack.mjs'), 'utf8');
    expect(text('verify-audit-pack.mjs')).toBe(shipped);
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    await writeFile(`${path}.changed`, bytes);
    expect((await verify(`${path}.changed`, '--key', key)).code).toBe(1);
  });

  it('says what is wrong with the chosen days', async () => {
    await page.$eval('#audit-to', (field) => {
      Reflect.set(field, 'value', '2020-01-01');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press(page, 'Export audit pack');
    const problem = () => page.$eval('#audit-from-notes', (notes) => notes.textContent ?? '');
    await waitUntil(async () => /isn't after the last/.test(await problem()), 'the problem');
  });
});
