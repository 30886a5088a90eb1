import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarise } from '@/components/list-import/reading/summary';
import { countryOfPlace } from '@/lib/lists/country/country-of-place';
import type { ListContact } from '@/lib/lists/model';
import type { QueueItem } from '@/lib/queue/model';
import { entriesOf } from '@/test/components/list-import/support/opened';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import { root } from '@/test/support/tree';
import { chooseListFile, listCounts, openListImport, queuedItems } from './support/list-import';

const FOLDER = join(root, 'test/fixtures/lists');
const EXPECTED = '.expected.json';

/** Each list with the contacts that are in it. */
const lists = readdirSync(FOLDER)
  .filter((name) => name.endsWith(EXPECTED))
  .map((name) => {
    const base = name.slice(0, -EXPECTED.length);
    const file = readdirSync(FOLDER).find(
      (each) => each.startsWith(`${base}.`) && !each.endsWith(EXPECTED),
    );
    const contacts = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ListContact[];
    return { file: file ?? '', contacts };
  });

/** What would be queued of contacts, without any answer of the rep. */
async function summaryOf(contacts: ListContact[]) {
  const placed = contacts.map((contact) => ({ ...contact, ...countryOfPlace(contact.place) }));
  return summarise(await entriesOf(placed), undefined);
}

const shownOf = ({ name, email, company, owner, numbers }: Partial<QueueItem>) => ({
  ...{ name, email, company, owner },
  numbers: numbers?.map(({ e164, label }) => `${label} ${e164}`),
});

describe.each(browserNames)('lists as programs export them, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await openDashboardPage(connected.rig, '#/queue');
    await openListImport(page);
  });
  afterAll(() => connected?.stop());

  it.each(lists)('$file gives its contacts, none in a guessed country', async (list) => {
    const { contacts: ready, summary } = await summaryOf(list.contacts);
    const { unanswered } = summary;
    await askBackground(page, 'remove-from-queue', {});
    await chooseListFile(page, join(FOLDER, list.file));
    const counts = await listCounts(page);
    expect(counts).toContain(`Can be called: ${ready.length}`);
    expect(counts.includes('waiting for your answer')).toBe(unanswered > 0);
    if (ready.length === 0) return;
    await pressIn(page, new RegExp(`^Add ${ready.length} to the queue$`));
    await waitForText(page, new RegExp(`Queued: ${ready.length}\\b`));
    expect((await queuedItems(page)).map(shownOf)).toEqual(
      ready.map((contact) => shownOf({ ...contact, numbers: contact.numbers as never })),
    );
  });
});
