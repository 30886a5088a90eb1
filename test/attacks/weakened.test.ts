import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto } from '@/test/support/attacks/bridge';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { buildWeakened, type Weakened } from '@/test/support/attacks/weaken';
import { browserNames } from '@/test/support/browsers/launch';
import type { BrowserName } from '@/test/support/browsers/rig';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { soak } from '@/test/support/soak';
import { textOf } from '@/test/support/tree';
import { Breach, runAttack, type Trial } from './attack';
import { attacks } from './attacks';
import { clicksWhereCallAppears } from './broken-script/confirmation';
import { forgeries } from './broken-script/messages';
import { backgroundGuards } from './edits/background-guards';
import type { Edit } from './edits/edit';
import { pageGuards } from './edits/page-guards';
import { guards } from './guards';
import { answers } from './hostile-data/answers';
import { stored } from './hostile-data/stored';
import { onceSucceeded } from './once-succeeded';
import { pressButtonUnderList } from './trials/button-under-list';
import { pressUnderWindow } from './trials/floating-window';
import { framing } from './trials/framing';
import { inSight } from './trials/in-sight';
import { learning } from './trials/learning';
import { leftMenu } from './trials/left-menu';
import { menuSwapped } from './trials/menu';
import { pressUnderList } from './trials/native-menus';

const all: [string, readonly Edit[]][] = Object.entries(guards);

it.each(all)('the guard “%s” stands in the source as the suite knows it', (_, edits) => {
  for (const [file, text] of edits) expect(textOf(file).split(text)).toHaveLength(2);
});

/** The browser draws menu, popup and floating windows itself, which needs a display. */
let screen: Screen;
const ON_SCREEN: ReadonlySet<string> = new Set([
  'as-the-menu-says',
  'deliberate-press',
  'no-floating-window',
  'no-list',
]);

/** What is to be seen to succeed without a guard. */
const trials: Trial[] = [
  ...attacks.map((attack) => ({ ...attack, run: (lab: AttackLab) => runAttack(lab, attack) })),
  ...forgeries,
  ...framing,
  ...inSight,
  ...answers,
  ...learning,
  ...leftMenu,
  ...stored,
  {
    name: 'a menu that offers one number and calls another',
    guard: 'as-the-menu-says',
    run: (lab) => menuSwapped(lab, screen),
  },
  {
    name: 'a picture-in-picture window of a document that is really over the number',
    guard: 'no-floating-window',
    // Chromium opens each window as large as its switch says: there the position is faked (kinds/windows.ts).
    browsers: ['firefox'],
    run: (lab) => pressUnderWindow(lab, screen, 'over the card'),
  },
  {
    name: 'what the browser remembers for a field of the page, shown over the number',
    guard: 'no-list',
    run: (lab) => pressUnderList(lab, screen),
  },
  {
    name: 'what the browser remembers for a field of the page, over a button that calls at once',
    guard: 'no-list',
    run: (lab) => pressButtonUnderList(lab, screen),
  },
  {
    name: 'a confirmation that opens under a hand that is clicking',
    guard: 'deliberate-press',
    run: (lab) => clicksWhereCallAppears(lab, screen),
  },
];

it('every guard has an attack that shows it', () => {
  const shown = new Set<string>(trials.map(({ guard }) => guard));
  expect(all.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

/** What every run sees to succeed. */
const always: Trial[] = Object.values(onceSucceeded)
  .flat()
  .map((name) => {
    const trial = trials.find((each) => each.name === name);
    if (!trial) throw new Error(`There is no attack “${name}”`);
    return trial;
  });

/** A build without some guards, and the attacks that must then succeed. */
interface Weakening {
  browser: BrowserName;
  names: readonly string[];
  edits: readonly Edit[];
  here: readonly Trial[];
}

/** One build per guard, with all its attacks. Takes half an hour, so only the soak does it. */
const alone: Weakening[] = browserNames.flatMap((browser) =>
  all
    .filter(([name]) => soak === 'full' || name === 'inaccessible')
    .map(([name, edits]) => ({ browser, names: [name], edits, here: trialsOn(browser, name) })),
);

/** For every run: one build without the page's guards and one without the background's. */
const together: Weakening[] = browserNames.flatMap((browser) =>
  [pageGuards, backgroundGuards].map((world) => {
    const edits: Record<string, readonly Edit[]> = world;
    const here = always.filter((trial) => trial.guard in edits && isSeenIn(browser, trial));
    const names = [...new Set(here.map(({ guard }) => guard))];
    return { browser, names, edits: names.flatMap((name) => edits[name] ?? []), here };
  }),
);

function trialsOn(browser: BrowserName, name: string): Trial[] {
  return trials.filter((trial) => trial.guard === name && isSeenIn(browser, trial));
}

function isSeenIn(browser: BrowserName, { browsers, seenIn }: Trial): boolean {
  return (seenIn ?? browsers)?.includes(browser) ?? true;
}

const weakenings = (soak ? alone : together).filter(({ here }) => here.length > 0);

/** A busy machine may spoil an attacker's aim too. */
const MAX_TRIES = 3;

/** Tries until it comes through. What fails otherwise than by a breach shows nothing. */
async function comesThrough(lab: AttackLab, { run }: Trial): Promise<string[]> {
  for (let turn = 0; turn < MAX_TRIES; turn++) {
    const came = await run(lab).catch((error) => {
      if (error instanceof Breach) return [error.message];
      throw error;
    });
    if (came.length > 0) return came;
  }
  return [];
}

for (const { browser, names, edits, here } of weakenings) {
  describe(`without “${names.join('”, “')}”, in ${browser}`, () => {
    let weakened: Weakened;
    let broken: Awaited<ReturnType<typeof breakInto>>;
    let lab: AttackLab;
    beforeAll(async () => {
      weakened = await buildWeakened(browser, edits);
      broken = await breakInto(weakened.extensionDir);
      screen = await startScreen();
      const isOnScreen = names.some((name) => ON_SCREEN.has(name));
      const seen = isOnScreen ? { headed: true, display: screen.display } : {};
      lab = await openAttackLab(browser, { rig: { extensionDir: broken.dir, ...seen } });
    });
    afterAll(async () => {
      await lab?.stop();
      await screen?.stop();
      await broken?.remove();
      await weakened?.remove();
    });

    it.each(here)('succeeds: $name', async (trial) => {
      expect(await comesThrough(lab, trial)).not.toEqual([]);
    });
  });
}
