import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBackground } from '@/test/support/ask-background';
import { type PoisonedService, startPoisonedService } from '@/test/support/attack-service';
import { goTo, openDashboard } from '@/test/support/dashboard-page';
import { type Desk, openDesk } from '@/test/support/desk';
import { browserNames } from '@/test/support/launch';
import { readLog } from '@/test/support/log';
import { callIn, dial } from '@/test/support/place-call';
import { waitUntil } from '@/test/support/wait';
import { evilLinks, payloads } from './payloads';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

/** What no text of anybody's may bring into our pages. */
const STRANGE =
  'iframe,object,embed,base,math,marquee,link[rel=import],meta[http-equiv],form[action],xss,x,isindex,' +
  '[onerror],[onload],[onclick],[onfocus],[onbegin],[ontoggle],[onstart],[formaction],[srcdoc],' +
  'a[href^="javascript" i],a[href^="data" i],[src^="javascript" i],script:not([src])';

/** What became of the payloads on a page of ours. */
async function look(page: Page) {
  return page.evaluate((strange) => {
    const links = [...document.querySelectorAll('[href],[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
    return {
      ran: Reflect.has(window, 'pwned'),
      strange: [...document.querySelectorAll(strange)].map((element) => element.outerHTML),
      links: links.filter((link) => !/^([./#]|https?:|(chrome|moz)-extension:)/.test(link)),
      text: [document.body.textContent, ...fields.map(({ value }) => value)].join('\n'),
    };
  }, STRANGE);
}

describe.concurrent.each(browserNames)('payloads in all that is stored, in %s', (browser) => {
  let service: PoisonedService;
  let desk: Desk;
  const shown = new Set<string>();

  const checkPage = async (page: Page) => {
    const { ran, strange, links, text } = await look(page);
    for (const payload of payloads) if (text.includes(payload)) shown.add(payload);
    expect({ ran, strange, links }).toEqual({ ran: false, strange: [], links: [] });
  };
  beforeAll(async () => {
    service = await startPoisonedService(payloads);
    const settings = { undoSeconds: 0, repeatSeconds: 0, callsPerMinute: 60 };
    desk = await openDesk(browser, { serviceUrl: service.url, settings });
  });
  afterAll(async () => {
    await desk?.stop();
    await service?.stop();
  });

  it('campaigns and audiences are shown as text', inTurn, async () => {
    const page = await openDashboard(desk.rig, '#/campaigns?rows=25');
    await waitUntil(() => page.evaluate(() => document.querySelectorAll('tbody tr').length > 20));
    await checkPage(page);
    for (const hash of ['#/campaigns/1/audience?rows=25', '#/campaigns/2/audience?rows=25']) {
      await goTo(page, hash);
      await waitUntil(() => page.evaluate(() => document.querySelectorAll('tbody tr').length > 20));
      await checkPage(page);
    }
    await page.close();
  });

  it(
    'names, refusals, statuses and bad links are shown as text in log and popup',
    inTurn,
    async () => {
      for (const [index, link] of evilLinks.entries()) {
        service.recordAs(link);
        const answer = await askBackground(desk.popup, 'dial', {
          e164: `+121255501${index + 10}`,
          gesture: crypto.randomUUID(),
          calleeName: payloads[index]?.slice(0, 120) ?? '',
        });
        if (!answer.ok) throw new Error(`Not dialled: ${answer.error.code}`);
        const call = await callIn(desk, answer.value.callId, 'placed', 'refused', 'recorded');
        await askBackground(desk.popup, 'look-again', { callId: call.id });
      }
      const recorded = (await readLog(desk.popup)).filter(({ recording }) => recording);
      expect(recorded).toEqual([]);
      const rows = await desk.popup.$$('.log .call-row');
      expect(rows.length).toBeGreaterThan(evilLinks.length / 2);
      for (const row of rows) {
        await row.click();
        await checkPage(desk.popup);
      }
      const page = await openDashboard(desk.rig, '#/calls');
      await waitUntil(() => page.evaluate(() => document.querySelectorAll('tbody tr').length > 5));
      await checkPage(page);
      await page.close();
    },
  );

  it('a good link, to know that one would have been seen', inTurn, async () => {
    service.recordAs('https://recordings.example/a.mp3');
    for (const e164 of ['+12125550177', '+12125550178']) {
      const id = await dial(desk, e164);
      await callIn(desk, id, 'placed', 'refused');
      await askBackground(desk.popup, 'look-again', { callId: id });
    }
    const recorded = (await readLog(desk.popup)).filter(({ recording }) => recording);
    expect(recorded.length).toBeGreaterThan(0);
  });

  it('at least 100 payloads were shown as they are', inTurn, () => {
    expect(shown.size).toBeGreaterThanOrEqual(100);
  });
});
