// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createRowTexts } from '@/lib/page/text/row-texts';

/**
 * Returns the texts of the rows from one to another, by their index in a list. Undefined if one of them
 * must be read alone.
 */
function textsOf(html: string, first: number, last: number, fewest = 1): string[] | undefined {
  document.body.innerHTML = html;
  const list = document.querySelector('ul') as Element;
  const found = createRowTexts(list, list.childElementCount > 30_000);
  const rows = [...list.children].slice(first, last + 1);
  if (!rows.every((row) => found.add(row, fewest))) return undefined;
  const taken = found.take();
  const texts: string[] = [];
  for (let node = taken?.nextNode(); node; node = taken?.nextNode()) {
    texts.push(node.nodeValue ?? '');
  }
  return texts;
}

const LIST = '<ul>head<li>1</li>gap<li><b>22</b>2</li><li></li><!-- --><li>4</li>end</ul>after';

it.each([
  [0, 0, ['1', 'gap']],
  [1, 1, ['22', '2']],
  [0, 1, ['1', 'gap', '22', '2']],
  [1, 2, ['22', '2']],
  [2, 2, []],
  [3, 3, ['4', 'end']],
])('returns the texts of rows %i to %i, and those after each', (first, last, texts) => {
  expect(textsOf(LIST, first, last)).toEqual(texts);
});

it('returns the texts of rows before empty ones', () => {
  expect(textsOf('<ul><li>1</li><li></li><li></li></ul>after', 0, 1)).toEqual(['1']);
});

it('leaves out texts in which there is no number', () => {
  const row =
    '<li><p>Ada</p><p>212 555 0134</p><p>Room 12 left</p><p>646 555 0110</p><p>x</p></li>';
  expect(textsOf(`<ul>${row}\n<li>Room 13 left</li></ul>`, 0, 1, 7)).toEqual([
    '212 555 0134',
    '646 555 0110',
  ]);
});

it.each([
  ['<b>+1 212</b> 555 <i>0134</i>', ['+1 212', ' 555 ', '0134']],
  // Letters to dial, and more digits after them.
  ['<b>1-800-</b><i>FLO</i><u>WERS</u>', ['1-800-', 'FLO', 'WERS']],
  ['<b>(212)AB</b><i>555</i><u> 0134</u>', ['(212)AB', '555', ' 0134']],
  ['<b></b><i>٢١٢٥٥٥٠١٣٤</i>', ['٢١٢٥٥٥٠١٣٤']],
])('returns each text that a number may be in: %s', (html, texts) => {
  expect(textsOf(`<ul><li>${html}</li></ul>`, 0, 0, 7)?.filter(Boolean)).toEqual(texts);
});

it('defers no row that is as large as a page', () => {
  expect(textsOf(`<ul><li>${'<b>1</b>'.repeat(1000)}</li></ul>`, 0, 0)).toHaveLength(1000);
  expect(textsOf(`<ul><li>${'<b>1</b>'.repeat(1001)}</li></ul>`, 0, 0)).toBeUndefined();
  const rows = '<li>1</li>'.repeat(30_000);
  const large = `<li>${'<b></b>'.repeat(1001)}</li>`;
  expect(textsOf(`<ul>${large}</ul>`, 0, 0)).toEqual([]);
  expect(textsOf(`<ul>${large}${rows}</ul>`, 0, 0)).toBeUndefined();
  expect(textsOf(`<ul>${large}${rows}</ul>`, 1, 1)).toEqual(['1']);
});

it('defers no row whose text is as long as a page', () => {
  expect(textsOf(`<ul><li>${'x'.repeat(100_000)}</li></ul>`, 0, 0)).toEqual([]);
  expect(textsOf(`<ul><li>${'x'.repeat(100_001)}</li></ul>`, 0, 0)).toBeUndefined();
});

it('defers no rows where a number may continue from one into the next', () => {
  expect(textsOf('<ul><li>1</li><b>2</b></ul>', 0, 0)).toEqual(['1']);
  expect(textsOf('<ul><li>1</li><b>2</b></ul>', 0, 1)).toBeUndefined();
});

it('returns each text once', () => {
  document.body.innerHTML = '<ul><li>1</li><li>2</li></ul>';
  const list = document.querySelector('ul') as Element;
  const texts = createRowTexts(list, false);
  texts.add(list.children[0] as Element, 1);
  expect(texts.take()?.nextNode()?.nodeValue).toBe('1');
  expect(texts.take()).toBeUndefined();
  texts.add(list.children[1] as Element, 1);
  expect(texts.take()?.nextNode()?.nodeValue).toBe('2');
});

it.each([
  ['<li>1</li>', 64],
  [`<li>${'x'.repeat(1000)}</li>`, 20],
])('stops after many texts, or much text: %.20s', (row, rows) => {
  document.body.innerHTML = `<ul>${row.repeat(rows)}</ul>`;
  const list = document.querySelector('ul') as Element;
  const texts = createRowTexts(list, false);
  const full = [...list.children].map((each) => texts.add(each, 1) && texts.isFull());
  expect(full.indexOf(true)).toBe(rows - 1);
  texts.take();
  expect(texts.isFull()).toBe(false);
});
