import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardViews } from '@/components/shared/models/route-model';
import { type MessageName, messages, type Result } from '@/lib/messages/table';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { pressInCard } from '@/test/support/card/card';
import { countdownOn } from '@/test/support/card/place-call';
import {
  fillWithGarbage,
  type StoredTable,
  storedTables,
} from '@/test/support/garbage/browser-garbage';
import { goodCallRows, goodCampaignRows, NAME } from '@/test/support/garbage/good-rows';
import { sampleBody } from '@/test/support/garbage/sample-body';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { putAll } from '@/test/support/own-pages/connect';
import { storedRows } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

type Rows = Readonly<Record<string, Record<string, unknown>[]>>;

const good = {
  'handset-calls': withoutBinary(goodCallRows as unknown as Rows),
  'handset-campaigns': goodCampaignRows as unknown as Rows,
} as Readonly<Record<string, Rows>>;

/** Problems that say that Handset itself failed. */
const FAILURES: readonly ProblemCode[] = [
  ...(['unexpected', 'unexpected-before-call', 'unexpected-in-request'] as const),
  ...(['storage-failed', 'no-answer'] as const),
];

/** Messages that take the garbage away, or use a workspace without any. */
const LAST: readonly MessageName[] = [
  ...(['remove-from-queue', 'delete-log', 'remove-unreadable-rows', 'add-workspace'] as const),
];

/** Pages of ours: each view of the dashboard, and the others. */
const paths = [
  ...dashboardViews.map((view) => `dashboard.html#/${view === 'audience' ? 'campaigns/1' : view}`),
  ...['popup.html', 'sidepanel.html', 'strip.html', 'options.html'],
];

/** Which ids of rows a request names. */
const named = {
  good: { callId: 'good-call', itemId: 1, skipId: 1, importId: 'import-1', offerId: 'good-offer' },
  garbage: { callId: 'garbage-9', itemId: 1_000_009, skipId: 1_000_009, offerId: 'garbage-9' },
};

describe.each(browserNames)('with garbage in every table, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let tables: StoredTable[];
  const before = new Map<string, PageState>();

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 10 } });
    const { popup } = connected;
    // The log of errors is made with the first one.
    const error = { source: 'popup', name: 'Error', message: 'odd', stack: '' } as const;
    await askBackground(popup, 'report-error', error);
    tables = await storedTables(popup);
    for (const [database, rows] of Object.entries(good)) {
      for (const [table, some] of Object.entries(rows))
        await popup.evaluate(putAll, database, table, some);
    }
    for (const path of paths) before.set(path, await look(path));
    for (const table of tables) {
      const taken = await fillWithGarbage(popup, table, good[table.database]?.[table.table] ?? []);
      expect(taken, table.table).toBeGreaterThan(0);
    }
    // What was read before is read again.
    await connected.rig.killBackground();
  });
  afterAll(() => connected?.stop());

  it('knows every table', () => {
    expect(new Set(tables.map(({ database }) => database))).toEqual(
      new Set(['handset-calls', 'handset-campaigns', 'handset-settings', 'handset-errors']),
    );
    expect(tables.length).toBeGreaterThan(20);
  });

  it.each(paths)('shows %s as without', async (path) => {
    const { words, alerts } = before.get(path) as PageState;
    const now = await waitUntil(async () => {
      const state = await look(path);
      return (!words.includes(NAME) || state.words.includes(NAME)) && state;
    }, `${NAME} in ${path}`);
    expect(now.alerts).toEqual(alerts);
    expect(await failures()).toEqual([]);
  });

  it('makes and cancels a call from a page', async () => {
    const page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await countdownOn(connected, page, '212.555.0187');
    await pressInCard(connected.rig, page, /^Cancel/);
    await page.close();
    expect(await failures()).toEqual([]);
  });

  it.each(Object.keys(named))('answers every message about %s rows', async (which) => {
    const failed: string[] = [];
    const names = Object.keys(messages) as MessageName[];
    const asked = names.filter((each) => messages[each].from !== 'page');
    const isLast = (name: MessageName) => (LAST.includes(name) ? 1 : 0);
    for (const name of asked.toSorted((one, other) => isLast(one) - isLast(other))) {
      const sample = sampleBody(messages[name].request, named[which as keyof typeof named]);
      // Chunks of a registry are binary.
      if (name === 'add-registry-chunks') continue;
      expect(sample, `a body for ${name}`).toBeDefined();
      const answer: Result<unknown> = await askBackground(
        connected.popup,
        name,
        sample?.body as never,
      );
      if (!answer.ok && FAILURES.includes(answer.error.code))
        failed.push(`${name}: ${answer.error.code}`);
    }
    expect({ failed, recorded: await failures() }).toEqual({ failed: [], recorded: [] });
    const goBack = () =>
      askBackground(connected.popup, 'switch-workspace', { id: FIRST_WORKSPACE });
    // One of the messages made a call, which counts down.
    await waitUntil(async () => (await goBack()).ok, 'the first workspace');
  });

  it('says so in Options, and removes them there', async () => {
    const { rig, popup } = connected;
    await askBackground(popup, 'remove-unreadable-rows', null);
    await popup.evaluate(putAll, 'handset-campaigns', 'queue', [{ itemId: 7, numbers: 'garbage' }]);
    const options = await rig.openOwn('options.html');
    const says = (words: string) =>
      waitUntil(
        async () => (await options.evaluate(() => document.body.innerText)).includes(words),
        `Options to say ${words}`,
      );
    await says("Entries that Handset can't read: 1.");
    await pressIn(options, /^Remove$/);
    await says('Removed: 1');
    expect(await storedRows(popup, 'queue', 'handset-campaigns')).toEqual([]);
  });

  /** Opens a page of ours, and closes it when it no longer changes. */
  async function look(path: string): Promise<PageState> {
    const page = await connected.rig.openOwn(path);
    try {
      return await waitUntil(() => settled(page), `${path} to settle`);
    } finally {
      await page.close();
    }
  }

  /** Errors that Handset recorded, of those with a stack: the garbage has none. */
  async function failures(): Promise<string[]> {
    const rows = (await storedRows(connected.popup, 'errors', 'handset-errors')) as Record<
      string,
      unknown
    >[];
    return rows.flatMap(({ source, name, message, stack }) =>
      typeof stack === 'string' && stack.length > 20
        ? [`${source}: ${name}: ${message}\n${stack}`]
        : [],
    );
  }
});

interface PageState {
  words: string;
  /** What the page says went wrong. */
  alerts: string[];
}

async function settled(page: Page): Promise<PageState | undefined> {
  const first = await page.evaluate(readPage);
  await page.evaluate(() => new Promise((next) => setTimeout(next, 400)));
  const second = await page.evaluate(readPage);
  const isSame = JSON.stringify(first) === JSON.stringify(second);
  return isSame && second.words.length > 0 ? second : undefined;
}

/** Runs in the page. */
function readPage(): PageState {
  const texts = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].map((each) => each.innerText);
  return { words: document.body.innerText, alerts: texts('.notice, .remark.stop, [role=alert]') };
}

/** Binary values do not cross to the browser. */
function withoutBinary({ registryChunks: _, ...rows }: Rows): Rows {
  return rows;
}
