// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { textsOfRows } from '@/lib/page/text/row-texts';

/** Returns the texts of the rows from one to another, by their index in a list. */
function textsOf(html: string, first: number, last: number): string[] | undefined {
  document.body.innerHTML = html;
  const rows = [...(document.querySelector('ul')?.children ?? [])];
  const found = textsOfRows(rows.slice(first, last + 1));
  const texts: string[] = [];
  for (let node = found?.nextNode(); node; node = found?.nextNode()) {
    texts.push(node.nodeValue ?? '');
  }
  return found && texts;
}

const LIST =
  '<ul>head<li>one</li>gap<li><b>two</b>2</li><li></li><!-- --><li>four</li>end</ul>after';

it.each([
  [0, 0, ['one', 'gap']],
  [1, 1, ['two', '2']],
  [0, 1, ['one', 'gap', 'two', '2']],
  [1, 2, ['two', '2']],
  [2, 2, []],
  [3, 3, ['four', 'end']],
])('returns the texts of rows %i to %i, and those behind each', (first, last, texts) => {
  expect(textsOf(LIST, first, last)).toEqual(texts);
});

it('returns the texts of rows before empty ones', () => {
  expect(textsOf('<ul><li>one</li><li></li><li></li></ul>after', 0, 1)).toEqual(['one']);
});

it('defers no row that is as large as a page', () => {
  expect(textsOf(`<ul><li>${'<b>1</b>'.repeat(1000)}</li></ul>`, 0, 0)).toHaveLength(1000);
  expect(textsOf(`<ul><li>${'<b>1</b>'.repeat(1001)}</li></ul>`, 0, 0)).toBeUndefined();
});

it('defers no rows where a number may continue from one into the next', () => {
  expect(textsOf('<ul><li>one</li><b>two</b></ul>', 0, 0)).toEqual(['one']);
  expect(textsOf('<ul><li>one</li><b>two</b></ul>', 0, 1)).toBeUndefined();
  expect(textsOf('<ul></ul>', 0, 0)).toBeUndefined();
});
