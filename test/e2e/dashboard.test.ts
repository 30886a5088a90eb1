import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersOn } from '@/test/support/dashboard-axe';
import {
  fillIn,
  goTo,
  openDashboard,
  problemBeside,
  rowsThat,
  saying,
  toggle,
} from '@/test/support/dashboard-page';
import { type Desk, openDesk } from '@/test/support/desk';
import { browserNames } from '@/test/support/launch';
import { readLog } from '@/test/support/log';
import { pressIn } from '@/test/support/popup';
import { waitUntil } from '@/test/support/wait';

const AUDIENCE = '#/campaigns/100/audience';
const UNDO_SECONDS = 2;

describe.each(browserNames)('the dashboard in %s', (browser) => {
  let desk: Desk;
  let page: Page;

  beforeAll(async () => {
    desk = await openDesk(browser, {
      sandbox: { rate: 1_000 },
      settings: { undoSeconds: UNDO_SECONDS },
    });
    page = await openDashboard(desk.rig, '#/campaigns');
  });
  afterAll(() => desk?.stop());

  const audience = async (hash = AUDIENCE) => {
    await goTo(page, hash);
    return rowsThat(page, (rows) => rows.some((row) => row.at(-1) === 'Call'), 'contacts');
  };
  const posts = () => desk.sandbox.calls().length;

  it('lists campaigns, finds them by name, and turns pages', async () => {
    await goTo(page, '#/campaigns?workspace=1,2,3&rows=10');
    const [first] = await rowsThat(page, (rows) => rows.length === 10, 'ten campaigns');
    await pressIn(page, /^Next$/);
    await rowsThat(page, ([row]) => row?.[0] !== first?.[0], 'the second page');
    await saying(page, /Page 2 of/);
    const name = first?.[0]?.match(/\S+ \d+/)?.[0] ?? '?';
    await fillIn(page, 'Find by name', name);
    const fits = ([found]: string[]) => found?.includes(name) === true;
    await rowsThat(page, (rows) => rows.length > 0 && rows.every(fits), `those called ${name}`);
  });

  it('opens an audience by its address, and filters it by status', async () => {
    const deep = await openDashboard(desk.rig, `${AUDIENCE}?status=0`);
    await rowsThat(deep, (rows) => rows.some((row) => row.at(-1) === 'Call'), 'contacts');
    expect(await deep.evaluate(() => document.querySelector('h1')?.innerText)).toMatch(/^Audience/);
    await rowsThat(deep, (rows) => rows.every((row) => row.includes('Fresh')), 'fresh ones');
    await toggle(deep, 'Fresh');
    await toggle(deep, 'Completed');
    await rowsThat(deep, (rows) => rows.every((row) => row.includes('Completed')), 'called ones');
    await deep.close();
    await page.bringToFront();
  });

  it('calls nobody when Esc is pressed during the countdown', async () => {
    await audience();
    await pressIn(page, /^Call ./);
    await saying(page, /their phone rings first/);
    await page.keyboard.press('Escape');
    await waitUntil(async () => (await readLog(desk.popup))[0]?.state === 'cancelled', 'the undo');
    expect(posts()).toBe(0);
  });

  it('calls a contact once, and keeps what the list says with the call', async () => {
    await audience(`${AUDIENCE}?rows=10&page=2`);
    await pressIn(page, /^Call ./);
    await saying(page, /their phone rings first/);
    expect(posts()).toBe(0);
    await waitUntil(() => posts() === 1, 'the call to be asked for');
    const [call] = await readLog(desk.popup);
    const [sent] = desk.sandbox.calls();
    expect(sent?.clientNumber).toBe(call?.callee);
    expect(call?.record?.objectId).toBeTypeOf('number');
    expect(call?.record?.slug).toBeTruthy();
    expect(Object.keys(call?.record?.data ?? {})).toContain('first_name');
  });

  it('queues a page and calls the next of it', async () => {
    await audience(`${AUDIENCE}?rows=10&page=3`);
    await pressIn(page, /^Queue this page/);
    await saying(page, /Queued: \d+/);
    await pressIn(page, /^Call next/);
    await waitUntil(() => posts() === 2, 'the next one to be called');
  });

  it('says what is wrong with a new agent before it is sent', async () => {
    await goTo(page, '#/agents');
    await fillIn(page, 'Name (required)', 'Frontdesk');
    await fillIn(page, 'Prompt (required)', 'Answer briefly.');
    await toggle(page, 'Behaviour on a call');
    await fillIn(page, 'How easily', '9');
    await pressIn(page, /^Create agent/);
    const id = 'agent-configurations-interruption-value';
    expect(await problemBeside(page, id)).toMatch(/must be at most 5/);
    expect(desk.sandbox.agents()).toEqual([]);
  });

  it('creates it once it is right, and keeps it in the list', async () => {
    await fillIn(page, 'How easily', '3');
    await pressIn(page, /^Create agent/);
    await saying(page, /Frontdesk.* was created/);
    await saying(page, /Created here\s+Frontdesk/);
    expect(desk.sandbox.agents().map((agent) => agent.agent_name)).toEqual(['Frontdesk']);
  });

  it('searches and sorts the calls', async () => {
    await goTo(page, '#/calls');
    const all = await rowsThat(page, (rows) => rows.length === 3, 'three calls');
    const numbers = (rows: string[][]) => rows.map((row) => row[1]).join();
    await pressIn(page, /^Number/);
    await waitUntil(() => page.$('th[aria-sort=ascending]'), 'the order');
    const upwards = await rowsThat(page, (rows) => numbers(rows) !== numbers(all), 'sorted');
    await pressIn(page, /^Number/);
    const downwards = numbers(upwards.toReversed());
    await rowsThat(page, (rows) => numbers(rows) === downwards, 'the other way round');
    await fillIn(page, 'Find a name or number', all[0]?.[0] ?? '?');
    await rowsThat(page, (rows) => rows.length < 3 && rows[0]?.[0] === all[0]?.[0], 'one');
  });

  if (browser === 'chromium') {
    it.each(['#/campaigns', AUDIENCE, '#/queue', '#/agents', '#/calls'])(
      'keeps nobody out of %s',
      async (hash) => {
        await goTo(page, hash);
        await waitUntil(() => page.evaluate(isAtRest), 'the view to be there');
        expect(await barriersOn(page)).toEqual([]);
      },
    );
  }
});

/** Runs in the page: nothing is read any more, and nothing moves. */
function isAtRest(): boolean {
  const busy = document.querySelector('[aria-busy=true], .skeleton');
  return !busy && document.getAnimations().length === 0;
}
