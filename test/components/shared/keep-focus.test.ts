// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '@/components/shared/keep-focus';

let page = new AbortController();

beforeEach(() => {
  page = new AbortController();
  keepFocus(page.signal);
  document.body.innerHTML = `
    <section><h2>Numbers</h2>
      <ul>${['A', 'B', 'C'].map(rowOf).join('')}</ul>
    </section>
    <button>Elsewhere</button>`;
});
afterEach(() => {
  page.abort();
  document.body.replaceChildren();
});

function rowOf(name: string): string {
  return `<li id="${name}"><button>Edit ${name}</button><button>Remove ${name}</button></li>`;
}

function focusOn(words: string): void {
  [...document.querySelectorAll('button')].find((each) => each.textContent === words)?.focus();
}

const remove = (...names: string[]) => {
  for (const name of names) document.getElementById(name)?.remove();
};
const focusedWords = () =>
  document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent;

it('moves to the same control of the next row', async () => {
  focusOn('Remove B');
  remove('B');
  await expect.poll(focusedWords).toBe('Remove C');
});

it('moves to the row before if there is no next one', async () => {
  focusOn('Edit C');
  remove('C');
  await expect.poll(focusedWords).toBe('Edit B');
});

it('passes over rows that went at the same time', async () => {
  focusOn('Remove A');
  remove('B', 'A');
  await expect.poll(focusedWords).toBe('Remove C');
});

it('moves to the heading if no row is left', async () => {
  focusOn('Remove A');
  remove('C', 'B', 'A');
  await expect.poll(focusedWords).toBe('Numbers');
});

it('moves to the heading if the list goes as a whole', async () => {
  focusOn('Remove A');
  document.querySelector('ul')?.remove();
  await expect.poll(focusedWords).toBe('Numbers');
});

it('moves to the heading, not to another part, if a part goes', async () => {
  document
    .querySelector('section')
    ?.insertAdjacentHTML(
      'beforeend',
      '<section data-part><button>Call</button></section><section><button>Add</button></section>',
    );
  focusOn('Call');
  document.querySelector('[data-part]')?.remove();
  await expect.poll(focusedWords).toBe('Numbers');
});

it.each([
  ['another control has the focus', () => focusOn('Elsewhere'), 'Elsewhere'],
  ['the rep left the row', () => (document.activeElement as HTMLElement).blur(), 'nothing'],
  ['the page was left', () => page.abort(), 'nothing'],
])('moves nothing if %s', async (_, act, expected) => {
  focusOn('Remove A');
  act();
  await Promise.resolve();
  remove('A');
  await new Promise((resolve) => setTimeout(resolve));
  expect(focusedWords()).toBe(expected);
});
