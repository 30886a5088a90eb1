import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/**
 * Returns accessibility violations of a page in a real browser, as `rule: element`. Contrast is most of
 * the work, and does not depend on the language.
 */
export async function axeViolationsOn(page: Page, contrast = true): Promise<string[]> {
  // 1.5 MB, which a page keeps until it is loaded again.
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe.source);
  return page.evaluate(async (withContrast) => {
    // A color that is still changing, as after a change of the scheme, has no contrast to be judged by.
    const changing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    const { run } = Reflect.get(globalThis, 'axe') as {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    // axe lists this rule as experimental, so it is off by default.
    const { violations } = await run({
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'color-contrast': { enabled: withContrast },
      },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, contrast);
}

/** Runs in the page. */
function hasAxe(): boolean {
  return 'axe' in globalThis;
}
