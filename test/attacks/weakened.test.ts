import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto } from '@/test/support/attacks/bridge';
import { type Lab, openLab } from '@/test/support/attacks/lab';
import { buildWeakened, type Weakened } from '@/test/support/attacks/weaken';
import { browserNames } from '@/test/support/browsers/launch';
import type { BrowserName } from '@/test/support/browsers/rig';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { soak } from '@/test/support/soak';
import { textOf } from '@/test/support/tree';
import { Breach, playOut, type Trial } from './attack';
import { attacks } from './attacks';
import type { Edit } from './edits/edit';
import { guards } from './guards';
import { answers } from './trials/answers';
import { framing } from './trials/framing';
import { learning } from './trials/learning';
import { menuSwapped } from './trials/menu';
import { forgeries } from './trials/messages';
import { stored } from './trials/stored';

const all: [string, readonly Edit[]][] = Object.entries(guards);

it.each(all)('the guard “%s” stands in the source as the suite knows it', (_, edits) => {
  for (const [file, text] of edits) expect(textOf(file).split(text)).toHaveLength(2);
});

/** The menu is the browser's own, and needs a display: the only trial that does. */
let screen: Screen;

/** What is to be seen to succeed without a guard. */
const trials: Trial[] = [
  ...attacks.map((attack) => ({ ...attack, run: (lab: Lab) => playOut(lab, attack) })),
  ...forgeries,
  ...framing,
  ...answers,
  ...learning,
  ...stored,
  {
    name: 'a menu that offers one number and calls another',
    guard: 'as-the-menu-says',
    run: (lab) => menuSwapped(lab, screen),
  },
];

it('every guard has an attack that shows it', () => {
  const shown = new Set<string>(trials.map(({ guard }) => guard));
  expect(all.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

/** Guards against the attacks that once placed a call: seen to be needed in every run. */
const ALWAYS: ReadonlySet<string> = new Set([
  'reached-for',
  'slotless',
  'plain-name',
  'seen-undo',
  'closed-roots',
  'no-bubble',
  'no-tooltip',
  'confirmed',
  'private-fields',
  'may-be-placed',
  'asked-again',
]);

/** Builds, browsers and all take half an hour: the others with `npm run soak` only. */
const taken = all.filter(
  ([name]) => soak === 'full' || (soak === 'small' ? name === 'inaccessible' : ALWAYS.has(name)),
);
const matrix = browserNames.flatMap((browser) =>
  taken.map(([name, edits]) => ({ browser, name, edits, here: trialsOn(browser, name) })),
);

function trialsOn(browser: BrowserName, name: string): Trial[] {
  return trials.filter(
    ({ guard, browsers, seenIn }) =>
      guard === name && ((seenIn ?? browsers)?.includes(browser) ?? true),
  );
}

/** One attack for each guard in every run, all of them with the soak. */
const inRun = (here: readonly Trial[]) => (soak ? here : here.slice(0, 1));

/** A busy machine may spoil an attacker's aim too. */
const MOST_TRIES = 3;

/** Tries until it comes through. What fails otherwise than by a breach shows nothing. */
async function comesThrough(lab: Lab, { run }: Trial): Promise<string[]> {
  for (let turn = 0; turn < MOST_TRIES; turn++) {
    const came = await run(lab).catch((error) => {
      if (error instanceof Breach) return [error.message];
      throw error;
    });
    if (came.length > 0) return came;
  }
  return [];
}

for (const { browser, name, edits, here } of matrix.filter((each) => each.here.length > 0)) {
  describe(`without “${name}”, in ${browser}`, () => {
    let weakened: Weakened;
    let broken: Awaited<ReturnType<typeof breakInto>>;
    let lab: Lab;
    beforeAll(async () => {
      weakened = await buildWeakened(browser, edits);
      broken = await breakInto(weakened.extensionDir);
      screen = await startScreen();
      const seen = name === 'as-the-menu-says' ? { headed: true, display: screen.display } : {};
      lab = await openLab(browser, { rig: { extensionDir: broken.dir, ...seen } });
    });
    afterAll(async () => {
      await lab?.stop();
      await screen?.stop();
      await broken?.remove();
      await weakened?.remove();
    });

    it.each(inRun(here))('succeeds: $name', async (trial) => {
      expect(await comesThrough(lab, trial)).not.toEqual([]);
    });
  });
}
