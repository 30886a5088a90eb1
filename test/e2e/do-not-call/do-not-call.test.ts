import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  fillIn,
  goTo,
  openDashboardPage,
  rowsThat,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { textOf } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';

/** Runs the command that docs/do-not-call.md tells an auditor. */
async function verify(file: string): Promise<string> {
  const [, script = ''] = /^node -e '([^']+)'/m.exec(textOf('docs/do-not-call.md')) ?? [];
  const { stdout } = await promisify(execFile)('node', ['-e', script, file]);
  return stdout.trim();
}

describe.each(browserNames)('the do-not-call list in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0 },
    });
    page = await openDashboardPage(connected.rig, '#/donotcall');
    await page.setViewport({ width: 1100, height: 800 });
  });
  afterAll(() => connected?.stop());

  it('takes a number with what was said, and then nobody calls it', async () => {
    await waitForText(page, /The list is empty/);
    await fillIn(page, 'Number, email domain or company', '(212) 555-0134');
    await fillIn(page, 'What they said (optional)', 'Please stop calling');
    await page.keyboard.press('Enter');
    await rowsThat(page, ([row]) => /\+1 212 555 0134/.test(row?.[0] ?? ''), 'the entry');
    expect(await axeViolationsOn(page)).toEqual([]);
    const dialled = await askBackground(connected.popup, 'dial', {
      e164: '+12125550134',
      gesture: 'e2e',
    });
    expect(dialled).toMatchObject({ ok: false, error: { code: 'do-not-call' } });
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await pointAtMark(crm, await markOn(crm, '(212) 555-0134'));
    await pressUntil(connected.rig, crm, /^Call ./, 'dialog');
    await pressInCard(connected.rig, crm, CALL);
    await cardSaying(connected.rig, crm, 'dialog', 'do-not-call list');
    expect(connected.sandbox.calls()).toEqual([]);
    await crm.close();
  });

  it('takes a number from the card after a call', async () => {
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await pointAtMark(crm, await markOn(crm, '212.555.0187'));
    await pressUntil(connected.rig, crm, /^Call ./, 'dialog');
    await pressUntil(connected.rig, crm, CALL, 'status');
    await waitUntil(async () => connected.sandbox.calls().length === 1, 'the call');
    await pressInCard(connected.rig, crm, /^Add to do-not-call list/);
    await cardSaying(connected.rig, crm, 'status', 'is now on the do-not-call list');
    await crm.close();
    await page.bringToFront();
    await goTo(page, '#/queue');
    await goTo(page, '#/donotcall');
    await rowsThat(page, (rows) => rows.some(([text]) => /0187/.test(text ?? '')), 'the entry');
  });

  it('takes a file, names its wrong rows, and saves a proof that the documented command verifies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'handset-do-not-call-'));
    const csv = join(folder, 'list.csv');
    await writeFile(csv, 'Rufnummer;Grund\n+1 312 555 0149;kein Interesse\n12;?\n');
    const field = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(csv);
    await waitForText(page, /Added: 1[\s\S]*Rows left out: 1/);
    expect(await axeViolationsOn(page)).toEqual([]);
    const proof = await askBackground(connected.popup, 'prove-do-not-call', null);
    if (!proof.ok) throw new Error(proof.error.code);
    const file = join(folder, 'proof.json');
    await writeFile(file, proof.value.file);
    expect(await verify(file)).toBe(`valid ${proof.value.fingerprint}`);
    await writeFile(file, proof.value.file.replace('kein Interesse', 'viel Interesse'));
    expect(await verify(file)).toMatch(/^NOT VALID/);
  });

  it('removes an entry for a reason', async () => {
    await pressIn(page, /Remove .*0134.* from the list/);
    await page.waitForSelector('#removal-words:focus');
    await page.keyboard.type('Asked to be called again');
    await page.keyboard.press('Enter');
    await rowsThat(page, (rows) => rows.every(([text]) => !/0134/.test(text ?? '')), 'it to go');
    const dialled = await askBackground(connected.popup, 'dial', {
      e164: '+12125550134',
      gesture: 'two',
    });
    expect(dialled).toMatchObject({ ok: true });
  });
});
