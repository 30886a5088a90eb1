import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formPeople } from '@/sandbox/crm/forms/people';
import { RELATED } from '@/sandbox/crm/hard/record-pages/contact-summary';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { numbersListed } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

/** In the order of the list; both numbers are read without knowing a country. */
const [henrik, greta] = formPeople;
if (!henrik || !greta) throw new Error('no people');
/** On each page besides the record's own: related people, messages, the company's own number. */
const NUMBERS_OF_OTHERS = 3;

describe.each(browserNames)('callee names on record pages in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
  });
  afterAll(() => connected?.stop());

  const visit = (path: string) => page.goto(`${connected.sandbox.crmUrl}/${path}`);

  /** What the numbers of the page are said to reach: the record's own first, then all others. */
  async function namesWith({ e164 }: { e164: string }, others = NUMBERS_OF_OTHERS) {
    const listed = await waitUntil(async () => {
      const numbers = await numbersListed(connected.popup, page);
      return numbers.some((each) => each.e164 === e164) && numbers.length === others + 1 && numbers;
    }, `${e164} to be listed`);
    const own = listed.find((each) => each.e164 === e164);
    return [
      own?.calleeName,
      ...listed.filter((each) => each !== own).map((each) => each.calleeName),
    ];
  }
  const nobody = Array(NUMBERS_OF_OTHERS).fill(undefined);
  /** A related contact's row names that contact; a message and the company name nobody. */
  const others = [RELATED, undefined, undefined];

  it('names a contact by title and heading', async () => {
    await visit('hard/contact-summary?cid=0');
    expect(await namesWith(henrik)).toEqual([henrik.name, ...others]);
    await visit('hard/contact-summary?cid=1');
    expect(await namesWith(greta)).toEqual([greta.name, ...others]);
  });

  it('names a contact of CiviCRM, whose page has no heading', async () => {
    await visit('hard/contact-blocks?cid=0');
    expect(await namesWith(henrik)).toEqual([henrik.name, ...others]);
    await visit('hard/contact-blocks?cid=1');
    expect(await namesWith(greta)).toEqual([greta.name, ...others]);
  });

  it('names a contact under a fixed title by tab and name field', async () => {
    await visit('hard/party-form?id=0');
    expect(await namesWith(henrik)).toEqual([henrik.name, ...others]);
    await page.click('[name="next"]');
    expect(await namesWith(greta)).toEqual([greta.name, ...others]);
  });

  it('names nobody by a name field alone', async () => {
    await visit('hard/party-form?id=0&tab=kind');
    expect(await namesWith(henrik)).toEqual([undefined, ...others]);
  });

  it('names each record of a single-page CRM, and nobody in its messages', async () => {
    await visit('forms/0');
    expect(await namesWith(henrik)).toEqual([henrik.name, ...nobody]);
    await page.click('[name="next"]');
    expect(await namesWith(greta)).toEqual([greta.name, ...nobody]);
  });

  it('names contacts by the heads of their cards', async () => {
    await visit('forms/cards');
    await waitUntil(() => page.$('article'), 'the cards');
    const listed = await numbersListed(connected.popup, page);
    const nameOf = (e164: string) => listed.find((each) => each.e164 === e164)?.calleeName;
    expect([nameOf(henrik.e164), nameOf(greta.e164)]).toEqual([henrik.name, greta.name]);
  });
});
