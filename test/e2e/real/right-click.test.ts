import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Box, distance } from '@/lib/page/dom/geometry';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { closePanel } from '@/test/support/browsers/panel';
import { cardGone, cardSaying, readCard } from '@/test/support/card/card';
import { readBoxes } from '@/test/support/card/card-boxes';
import {
  COLLEAGUE_LINE,
  callAsColleague,
  seeColleagueCalls,
} from '@/test/support/colleagues/colleague-calls';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { markOn } from '@/test/support/page/marks';
import { handOnCard } from '@/test/support/real/card-hand';
import {
  boxOf,
  chooseOurItem,
  elementOnScreen,
  LEAST_ICON_PIXELS,
  openMenuAndCountIcon,
  putContacts,
  selectOnScreen,
  showContacts,
} from '@/test/support/real/menu-page';
import { markOnScreen } from '@/test/support/real/page-point';
import { pressCallIn } from '@/test/support/real/panel-point';
import { type Point, type Screen, startScreen } from '@/test/support/real/screen';
import { panelOpenedBy } from '@/test/support/real/toolbar';
import { waitUntil } from '@/test/support/wait';

/** On the sample CRM's first page, where no other test here calls it. */
const CALLED_BEFORE = '+12125550187';
/** Farthest that the countdown stands from its number, in pixels. */
const NEAR = 24;

describe.each(browserNames)('the context menu by a real mouse in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser(browser, {
      sandbox: { faults: true },
      rig: { headed: true, display: screen.display },
      settings: { countdownSeconds: 5, repeatSeconds: 0 },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  /** Right-clicks where the button beside the number has come up, and chooses our item. */
  const choose = async (at: Point, on: 'mark' | 'text', name: string) => {
    await screen.moveTo(at);
    await waitUntil(() => readCard(connected.rig, page), 'the button beside the number');
    await chooseOurItem(screen, browser, on, `menu-on-${name}`);
  };
  const gapTo = async (box: Box) => {
    const card = await waitUntil(() => readBoxes(connected.rig, page), 'the card');
    return distance(card.whole, box);
  };
  const isCalled = (e164: string) =>
    connected.sandbox.calls().some(({ clientNumber }) => clientNumber === e164);
  const placed = async (e164: string) => {
    await waitUntil(() => isCalled(e164), 'the call at the service');
    await cardSaying(connected.rig, page, 'status');
    await screen.key('Escape');
    await cardGone(connected.rig, page);
  };

  it('places a call from a mark', async () => {
    await choose(await markOnScreen(page, '(212) 555-0134'), 'mark', 'mark');
    await cardSaying(connected.rig, page, 'alertdialog', '+1 212 555 0134');
    const { x, y, width, height } = await markOn(page, '(212) 555-0134');
    expect(await gapTo({ left: x, top: y, right: x + width, bottom: y + height })).toBeLessThan(
      NEAR,
    );
    expect(connected.sandbox.calls()).toEqual([]);
    await placed('+12125550134');
    expect(connected.sandbox.calls()).toHaveLength(1);
    expect(await readLog(connected.popup)).toHaveLength(1);
  });

  it('places a call from a link, with the name of its record', async () => {
    await showContacts(page);
    await choose(await elementOnScreen(page, '#link'), 'text', 'link');
    const countdown = await cardSaying(connected.rig, page, 'alertdialog', '+44 20 7946 0555');
    expect(countdown.text).toContain('Bob Whitfield');
    expect(await gapTo(await boxOf(page, '#link'))).toBeLessThan(NEAR);
    await placed('+442079460555');
  });

  it('reads selected text with its record, and cancels the call by Cancel', async () => {
    await showContacts(page);
    await choose(await selectOnScreen(screen, page, '#number'), 'text', 'selection');
    const countdown = await cardSaying(connected.rig, page, 'alertdialog', '+44 20 7946 0123');
    expect(countdown.text).toContain('Ada Brightwater');
    expect(await gapTo(await boxOf(page, '#number'))).toBeLessThan(NEAR);
    await handOnCard(screen, connected.rig, page).pressMain('status');
    await screen.picture(`menu-cancelled-${browser}`);
    expect(isCalled('+442079460123')).toBe(false);
    const [call] = await readLog(connected.popup);
    expect(call).toMatchObject({ callee: '+442079460123', state: 'cancelled' });
  });

  it('asks before a call to a contact whom a colleague called, and calls once after the rep’s Call', async () => {
    const { popup, rig, sandbox } = connected;
    await callAsColleague(sandbox, CALLED_BEFORE, 30);
    page = await rig.open(`${sandbox.crmUrl}/`);
    await seeColleagueCalls(popup, page, 1);
    const before = sandbox.calls().length;
    const question = await panelOpenedBy(page.browser(), browser, async () => {
      await choose(await markOnScreen(page, '212.555.0187'), 'mark', 'called-by-colleague');
    });
    await screen.settle();
    await screen.picture(`menu-asks-first-${browser}`);
    expect(await question.evaluate(textOfPanel)).toMatch(COLLEAGUE_LINE);
    expect(sandbox.calls()).toHaveLength(before);
    await pressCallIn(screen, question);
    await waitUntil(() => sandbox.calls().length > before, 'the call at the service');
    await closePanel(question, () => screen.key('Escape'));
    const [call, earlier] = await readLog(popup);
    expect(call).toMatchObject({ callee: CALLED_BEFORE });
    expect(earlier?.callee).not.toBe(CALLED_BEFORE);
    expect(sandbox.calls()).toHaveLength(before + 1);
  });

  /** How many more pixels have our icon's green once the menu is open. */
  const iconInMenu = async (name: string) => {
    const added = await openMenuAndCountIcon(screen);
    await screen.picture(`menu-selected-${name}-${browser}`);
    await screen.key('Escape');
    return added;
  };

  it('has an item with our icon for a selected number, and none for a name', async () => {
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await showContacts(page);
    await screen.moveTo(await selectOnScreen(screen, page, '#number'));
    await waitUntil(() => readCard(connected.rig, page), 'the button beside the number');
    expect(await iconInMenu('number')).toBeGreaterThan(LEAST_ICON_PIXELS);
    await screen.moveTo(await selectOnScreen(screen, page, '#name'));
    expect(await iconInMenu('name')).toBeLessThan(LEAST_ICON_PIXELS);
  });

  it.each([
    ['selection', '+44 20 7946 0123', 'Ada Brightwater'],
    ['link', '+44 20 7946 0555', 'Bob Whitfield'],
  ])(
    'reads a %s with its record where the site is off, and shows the call there',
    async (what, text, name) => {
      await askBackground(connected.popup, 'exclude-site', { host: '127.0.0.1', excluded: true });
      page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
      await putContacts(page);
      const id = what === 'link' ? '#link' : '#number';
      const at =
        what === 'link' ? await elementOnScreen(page, id) : await selectOnScreen(screen, page, id);
      await screen.moveTo(at);
      await chooseOurItem(screen, browser, 'text', `menu-without-marks-${what}`);
      const countdown = await cardSaying(connected.rig, page, 'alertdialog', text);
      expect(countdown.text).toContain(name);
      expect(await gapTo(await boxOf(page, id))).toBeLessThan(NEAR);
      await screen.picture(`menu-off-${what}-${browser}`);
      await screen.key('Escape');
      await cardSaying(connected.rig, page, 'status');
    },
  );

  it('calls nobody on the do-not-call list', async () => {
    const before = connected.sandbox.calls().length;
    const forbidden = { text: '+442079460555', words: 'Please stop', source: 'list' } as const;
    await askBackground(connected.popup, 'forbid', forbidden);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await putContacts(page);
    await screen.moveTo(await elementOnScreen(page, '#link'));
    await chooseOurItem(screen, browser, 'text', 'menu-on-forbidden');
    const { text } = await cardSaying(connected.rig, page, 'status', 'do-not-call list');
    expect(text, 'a page must not read the entry').not.toContain('Please stop');
    expect(connected.sandbox.calls()).toHaveLength(before);
  });
});

/** Runs in the panel's page. */
function textOfPanel(): string {
  return document.body.innerText;
}
