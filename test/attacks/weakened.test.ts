import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto } from '@/test/support/attack-bridge';
import { type Lab, openLab } from '@/test/support/attack-lab';
import { buildWeakened, type Weakened } from '@/test/support/attack-weaken';
import { browserNames } from '@/test/support/launch';
import type { BrowserName } from '@/test/support/rig';
import { textOf } from '@/test/support/tree';
import { playOut } from './attack';
import { attacks } from './attacks';
import { type Edit, guards } from './guards';
import { forgeries } from './scripts/messages';

const all: [string, readonly Edit[]][] = Object.entries(guards);

it.each(all)('the guard “%s” stands in the source as the suite knows it', (_, edits) => {
  for (const [file, text] of edits) expect(textOf(file).split(text)).toHaveLength(2);
});

/** What is to be seen to succeed without a guard: attacks by pages, and forged messages. */
interface Trial {
  name: string;
  guard: string;
  browsers?: readonly BrowserName[];
  seenIn?: readonly BrowserName[];
  /** Answers what it came to; nothing when it was stopped. */
  run(lab: Lab): Promise<string[]>;
}

const trials: Trial[] = [
  ...attacks.map((attack) => ({ ...attack, run: (lab: Lab) => playOut(lab, attack) })),
  ...forgeries,
];

/** Builds, browsers and all take minutes: with `HANDSET_SOAK=1` only. */
const matrix = (process.env.HANDSET_SOAK ? browserNames : []).flatMap((browser) =>
  all.map(([name, edits]) => ({ browser, name, edits, here: trialsOn(browser, name) })),
);

function trialsOn(browser: BrowserName, name: string): Trial[] {
  return trials.filter(
    ({ guard, browsers, seenIn }) =>
      guard === name && ((seenIn ?? browsers)?.includes(browser) ?? true),
  );
}

for (const { browser, name, edits, here } of matrix.filter((each) => each.here.length > 0)) {
  describe(`without “${name}”, in ${browser}`, () => {
    let weakened: Weakened;
    let broken: Awaited<ReturnType<typeof breakInto>>;
    let lab: Lab;
    beforeAll(async () => {
      weakened = await buildWeakened(browser, edits);
      broken = await breakInto(weakened.extensionDir);
      lab = await openLab(browser, { rig: { extensionDir: broken.dir } });
    });
    afterAll(async () => {
      await lab?.stop();
      await broken?.remove();
      await weakened?.remove();
    });

    it.each(here)('succeeds: $name', async ({ run }) => {
      const came = run(lab).catch((breach) => [String(breach)]);
      expect(await came).not.toEqual([]);
    });
  });
}
