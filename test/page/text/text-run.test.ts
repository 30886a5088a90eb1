// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { nodesOf, RUN_BREAK, rangeOf, textRunAround } from '@/lib/page/text/text-run';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

function runWith(html: string, characters: string) {
  document.body.innerHTML = html;
  return textRunAround(textWith(characters));
}

beforeEach(completeDom);

it.each([
  ['one node', '<p>Call 212 555 0134 now</p>', 'Call 212 555 0134 now'],
  ['bold parts', '<p><b>+1</b> <i>212</i> 555 0134</p>', '+1 212 555 0134'],
  ['nested inline', '<p><span><b>+1</b></span><em> 212</em> 555 0134</p>', '+1 212 555 0134'],
  ['comments between', '<p>+1 212<!-- x --> 555 0134</p>', '+1 212 555 0134'],
  ['an empty inline element', '<p>212 555<span></span> 0134</p>', '212 555 0134'],
])('joins the inline text of a block: %s', (_, html, text) => {
  expect(runWith(html, '212').text).toBe(text);
});

it.each([
  ['line break', '<p>212 555 0134<br>646 555 0110</p>'],
  ['blocks', '<div>212 555 0134<div>646 555 0110</div></div>'],
  ['cells', '<table><tr><td>212 555 0134</td><td>646 555 0110</td></tr></table>'],
  ['footnote marks', '<p>212 555 0134<sup>646</sup></p>'],
  ['images', '<p>212 555 0134<img>646 555 0110</p>'],
])('does not cross %s', (_, html) => {
  expect(runWith(html, '0134').text).toBe('212 555 0134');
});

it('separates texts that touch in the source but not on screen', () => {
  const html =
    '<p><span style="display:block">212 555 0134</span><span style="display:block">4842</span></p>';
  expect(runWith(html, '0134').text).toBe(`212 555 0134${RUN_BREAK}4842`);
});

it('joins digits that are boxes in a line, one by one', () => {
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
    const at = [...document.querySelectorAll('div div')].indexOf(
      this.commonAncestorContainer.firstChild?.parentElement ?? document.body,
    );
    return new DOMRect(10 * at, 0, 10, 20);
  });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  const boxes = (text: string, between: string) =>
    [...text].map((each) => `<div style="display:block">${each}</div>`).join(between);
  const inBoxes = (text: string, between = '') =>
    runWith(`<div>${boxes(text, between)}</div>`, '1').text;
  expect(inBoxes('(212)55')).toBe('(2 1 2) 5 5');
  expect(inBoxes('21255', '\n  ')).toBe('2 1 2 5 5');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  vi.restoreAllMocks();
});

it('joins a number that a line break or a cell cuts, as lines of a text', () => {
  expect(runWith('<p>Phone: (212)<br>555-0134</p>', '0134').text).toBe('Phone: (212)\n555-0134');
  expect(runWith('<p>Phone: (212)<br>555-0134</p>', '212').text).toBe('Phone: (212)\n555-0134');
  const head = '<tr><th colspan="3">Phone</th><th>Order</th></tr>';
  const cells = '<td>212</td><td>555</td><td>0134</td><td>48421</td>';
  for (const part of ['212', '555', '0134'])
    expect(runWith(`<table>${head}<tr>${cells}</tr></table>`, part).text).toBe('212\n555\n0134');
});

it('returns ranges and nodes for offsets', () => {
  const run = runWith('<p><b>+1</b> <i>212</i> 555 0134 x</p>', '212');
  const range = rangeOf(run, 0, '+1 212 555 0134'.length);
  expect([range.startContainer, range.startOffset]).toEqual([textWith('+1'), 0]);
  expect([range.endContainer, range.endOffset]).toEqual([textWith('0134'), ' 555 0134'.length]);
  expect(nodesOf(run, 3, 6)).toEqual([textWith('212')]);
});

it('stays small on a page of inline elements only', () => {
  const html = `<p>${'<span>212 555 0134 </span>'.repeat(3000)}</p>`;
  expect(runWith(html, '0134').nodes.length).toBeLessThan(200);
});
