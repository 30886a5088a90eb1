import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/** The used part of axe, which computes names as browsers do. */
interface Axe {
  setup(root: Element): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element): string } };
}

/**
 * Returns the accessible names that several visible controls of one list or table share: who hears or says
 * such a name can't tell which of them is meant.
 */
export async function sharedNamesOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axe.source);
  return page.evaluate(sharedNames);
}

/** Runs in the page. Must not use its surroundings. */
function sharedNames(): string[] {
  const { setup, teardown, commons } = Reflect.get(globalThis, 'axe') as Axe;
  const controls = 'a[href], button, input, select, textarea, summary, [role=option], [tabindex]';
  const lists = 'ul, ol, table, fieldset, nav, [role=list], [role=listbox], [role=tablist]';
  setup(document.documentElement);
  const faults = [...document.querySelectorAll(lists)].flatMap((list) => {
    const shown = [...list.querySelectorAll(controls)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const names = shown.map((control) => commons.text.accessibleText(control));
    const shared = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    return [...shared].map((name) => `${list.localName}.${list.className}: “${name}”`);
  });
  teardown();
  return [...new Set(faults)];
}
