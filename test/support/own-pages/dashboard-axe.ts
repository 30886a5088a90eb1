import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/** What keeps people out of a page that stands in a real browser, as `rule: place`. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(globalThis, 'axe') as {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    // axe counts this rule among its experiments, and leaves it out unless it is asked for.
    const { violations } = await run({
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
