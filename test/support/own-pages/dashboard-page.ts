import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { waitUntil } from '@/test/support/wait';

/** Opens a view of the dashboard: `#/campaigns`. */
export function openDashboardPage(rig: Rig, hash: string): Promise<Page> {
  return rig.openOwn(`dashboard.html${hash}`);
}

/** Goes to another view of the dashboard, as a link does. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

/** Waits until the page shows this text. */
export function waitForText(page: Page, words: RegExp, ms?: number): Promise<boolean> {
  const look = async () => words.test(await page.evaluate(() => document.body.innerText));
  return waitUntil(look, `the dashboard to say ${words}`, ms);
}

/** Waits until the page no longer shows this text. */
export function waitForTextGone(page: Page, words: RegExp, ms?: number): Promise<boolean> {
  const look = async () => !words.test(await page.evaluate(() => document.body.innerText));
  return waitUntil(look, `the dashboard to stop saying ${words}`, ms);
}

/** Returns the texts of the table's cells, by row. */
function tableRows(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.details-row, .day-row)')].map(
      (row) => [...row.cells].map((cell) => cell.innerText.replaceAll(/\s+/g, ' ').trim()),
    ),
  );
}

/** Waits until the rows pass a check, and returns them. */
export function rowsThat(
  page: Page,
  wanted: (rows: string[][]) => boolean,
  what: string,
): Promise<string[][]> {
  return waitUntil(async () => {
    const rows = await tableRows(page);
    return wanted(rows) && rows;
  }, what);
}

/** Replaces the text of the field with this label by typing. */
export async function fillIn(page: Page, label: string, text: string): Promise<void> {
  const find = () => page.evaluate(controlOf, label);
  const id = await waitUntil(find, `a field called ${label}`);
  const field = await page.$(`[id="${id}"]`);
  if (!field) throw new Error(`No field is called ${label}`);
  await field.click();
  await field.evaluate(selectAll);
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

/** Runs in the page. Selects all text of the field, because a click only places the caret. */
function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Runs in the page. Returns the id of the control of a label. */
function controlOf(label: string): string | undefined {
  const labels = [...document.querySelectorAll('label')];
  return labels.find((each) => each.innerText.trim() === label)?.htmlFor;
}

/** Toggles a chip or a switch by its text. A press that the page moved away from is made again. */
export async function toggle(page: Page, words: string): Promise<void> {
  const find = async () => {
    for (const label of await page.$$('label')) {
      if ((await label.evaluate((each) => each.innerText.trim())) === words) return label;
    }
    return undefined;
  };
  const label = await waitUntil(find, `a choice ${words}`);
  const before = await label.evaluate(isOn);
  await waitUntil(async () => {
    if ((await label.evaluate(isOn)) !== before) return true;
    await label.click();
    return (await label.evaluate(isOn)) !== before;
  }, `${words} to change`);
}

/** Runs in the page. Returns whether the chip or switch of a label is on. */
function isOn(label: HTMLLabelElement): boolean {
  return label.control instanceof HTMLInputElement && label.control.checked;
}

/** Returns the text of the field with this label. */
export async function typedInto(page: Page, label: string): Promise<string | undefined> {
  const id = await waitUntil(() => page.evaluate(controlOf, label), `a field called ${label}`);
  return page.$eval(`[id="${id}"]`, (field) => String(Reflect.get(field, 'value')));
}

/** Chooses an option by its text in the select with this id. */
export async function choose(page: Page, id: string, words: string): Promise<void> {
  const select = await waitUntil(() => page.$(`select[id="${id}"]`), `a choice ${id}`);
  const value = await select.evaluate(
    (each, wanted) => [...each.options].find(({ text }) => text === wanted)?.value,
    words,
  );
  if (value === undefined) throw new Error(`${id} has no choice ${words}`);
  await select.focus();
  await select.select(value);
}

/** Returns the problem shown beside a field. */
export function problemBeside(page: Page, id: string): Promise<string> {
  const read = () =>
    page.evaluate(
      (notes) => document.querySelector<HTMLElement>(`#${notes} .field-problem`)?.innerText,
      `${id}-notes`,
    );
  return waitUntil(read, `a problem beside ${id}`);
}
