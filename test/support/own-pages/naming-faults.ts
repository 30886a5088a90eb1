import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/** The used part of axe, which computes names as browsers do. */
interface Axe {
  setup(root: Element): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element): string } };
}

/**
 * Returns what can't be told apart by ear: names that several visible controls of one list or table share, names of
 * controls that stand in different rows of a view with the same description, controls of a row and dialogs without
 * a name.
 */
export async function namingFaultsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axe.source);
  return page.evaluate(namingFaults);
}

/** Runs in the page. Must not use its surroundings. */
function namingFaults(): string[] {
  const { setup, teardown, commons } = Reflect.get(globalThis, 'axe') as Axe;
  const controls = 'a[href], button, input, select, textarea, summary, [role=option], [tabindex]';
  const lists = 'ul, ol, table, fieldset, nav, [role=list], [role=listbox], [role=tablist]';
  const rows = 'tbody tr, li, [role=row], [role=listitem]';
  setup(document.documentElement);
  const faults = [
    ...[...document.querySelectorAll(lists)].flatMap((list) =>
      sharedOf(shownIn(list).map((control) => nameOf(control))).map(
        (name) => `${at(list)}: “${name}”`,
      ),
    ),
    ...sharedOf(inRows().map((control) => `“${nameOf(control)}” (${descriptionOf(control)})`)),
    ...inRows().flatMap((control) => (nameOf(control) ? [] : `${at(control)} without a name`)),
    ...[...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')].flatMap(
      (dialog) =>
        nameOf(dialog) || textsOf(dialog, 'aria-labelledby') ? [] : `${at(dialog)} without a name`,
    ),
  ];
  teardown();
  return [...new Set(faults)];

  function shownIn(list: ParentNode): Element[] {
    return [...list.querySelectorAll(controls)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
  }
  function inRows(): Element[] {
    return shownIn(document).filter((control) => control.closest(rows));
  }
  function nameOf(element: Element): string {
    return commons.text.accessibleText(element).trim();
  }
  function descriptionOf(control: Element): string {
    return textsOf(control, 'aria-describedby') || (control.getAttribute('title') ?? '');
  }
  /** The texts that an attribute names by their ids. axe finds none in a dialog that is closed. */
  function textsOf(element: Element, attribute: string): string {
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' ');
  }
  function sharedOf(names: string[]): string[] {
    return [...new Set(names.filter((name, nth) => names.indexOf(name) !== nth))];
  }
  function at({ localName, className }: Element): string {
    return `${localName}.${className}`;
  }
}
