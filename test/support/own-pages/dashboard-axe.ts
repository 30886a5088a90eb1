import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/** The rules that depend on the language of a page: on names, and on the room that words take. */
const RULES_OF_WORDS = [
  ...['label-content-name-mismatch', 'button-name', 'link-name', 'label', 'select-name'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-toggle-field-name', 'aria-tooltip-name', 'summary-name'],
  ...['document-title', 'empty-heading', 'empty-table-header', 'image-alt', 'svg-img-alt'],
  ...['role-img-alt', 'html-has-lang', 'html-lang-valid', 'scrollable-region-focusable'],
];

/**
 * Returns accessibility violations of a page in a real browser, or of an element of it, as `rule: element`: by every
 * rule, or by those that depend on the language.
 */
export async function axeViolationsOn(
  page: Page,
  rules: 'all' | 'of words' = 'all',
  within = 'html',
): Promise<string[]> {
  // 1.5 MB, which a page keeps until it is loaded again.
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only, selector) => {
      // A color that is still changing, as after a change of the scheme, has no contrast to be judged by.
      const changing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(changing.map(({ finished }) => finished));
      const { run } = Reflect.get(globalThis, 'axe') as {
        run(
          context: string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
      // axe lists this rule as experimental, so it is off by default.
      const rules = { 'label-content-name-mismatch': { enabled: true } };
      const { violations } = await run(selector, only ? { runOnly: only, rules } : { rules });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    rules === 'of words' ? RULES_OF_WORDS : undefined,
    within,
  );
}

/** Runs in the page. */
function hasAxe(): boolean {
  return 'axe' in globalThis;
}
