// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRecordReader } from '@/lib/page/context/record-text';
import { createFinder, type Finder } from '@/lib/page/find/finder';
import type { Mark } from '@/lib/page/highlights/mark';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import { createDeferredRows, type DeferredRows } from '@/lib/page/rows/deferred-rows';
import type { JobPause } from '@/lib/page/schedule/idle-jobs';
import { completeDom } from '@/test/support/dom/unit-dom';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

interface Reader {
  finder: Finder;
  marks: Marks;
  rows: DeferredRows;
}

function drain(job: Iterator<JobPause>): void {
  while (!job.next().done);
}

/** A finder whose background answers at once: everything with seven digits is a number. */
function reader(rows: DeferredRows = createDeferredRows(() => undefined)): Reader {
  const painter = { add: () => undefined, remove: () => undefined, painted: () => [] };
  const marks = createMarks(painter);
  const finder = createFinder({
    marks,
    rows,
    recogniser: {
      judgeCandidate({ raw }, _node, then) {
        const some = raw.replace(/\D/g, '').length >= 7;
        then(some ? [{ start: 0, end: raw.length, confidence: 'certain' }] : []);
      },
      flush: () => undefined,
      waitingLines: () => 0,
      minimumDigits: () => 7,
      forgetStaleVerdicts: () => false,
    },
    recordReader: createRecordReader(),
    expectShadowRoots: () => undefined,
    enterShadowRoot: () => undefined,
    run: drain,
  });
  return { finder, marks, rows };
}

/** Reads each text of the page by itself, so that no row is deferred. */
function readEach({ finder }: Reader): void {
  const all = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) drain(finder.read(all.currentNode));
  for (const link of document.links) drain(finder.read(link));
}

const textOf = ({ range, nodes }: Mark) =>
  range
    ? `${(range.startContainer as Text).data}@${range.startOffset}-${range.endOffset}`
    : (nodes[0] as Element).outerHTML;
const marked = ({ marks }: Reader) => marks.all().map(textOf);

/** Fills the page with one list of these rows, made long by rows after them. */
function fill(html: string): void {
  const rest = '<div><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i></div>';
  document.body.innerHTML = `<h1>Call 212 555 0100</h1><main>${html}${rest.repeat(100)}</main>`;
}

/** A reader that has read what is beside a list of these rows. */
function readBeside(html: string): Reader {
  fill(html);
  const lazy = reader();
  drain(lazy.finder.read(document));
  return lazy;
}

/** Returns the page's list. */
const list = () => document.body.querySelector('main') as HTMLElement;

beforeEach(() => {
  completeDom();
  document.elementFromPoint = () => null;
});

it('reads what is beside a long list, and deferred rows on request', () => {
  const lazy = readBeside('<p>646 555 0111</p><p>646 555 0112</p>');
  expect(marked(lazy)).toEqual(['Call 212 555 0100@5-17']);
  drain(lazy.finder.readRows([list().children[1] as Element]));
  expect(marked(lazy)).toEqual(['Call 212 555 0100@5-17', '646 555 0112@0-12']);
});

it('reads all of a small page at once, even with long lists', () => {
  document.body.innerHTML = `<main>${'<p>646 555 0111</p>'.repeat(200)}</main>`;
  const lazy = reader();
  drain(lazy.finder.read(document));
  expect(lazy.marks.size).toBe(200);
});

it('reads a row again only if it changes', () => {
  const lazy = readBeside('<p>646 555 0111</p>');
  const row = list().children[0] as Element;
  drain(lazy.finder.readRows([row]));
  const [, before] = lazy.marks.all();
  drain(lazy.finder.readRows([row]));
  expect(lazy.marks.all()[1]).toBe(before);
  (row.firstChild as Text).data = '646 555 0119';
  drain(lazy.finder.read(row.firstChild as Text));
  expect(marked(lazy)).toContain('646 555 0119@0-12');
});

it('reads changes in a deferred row when the row is read', () => {
  const lazy = readBeside('<p>646 555 0111</p>');
  const row = list().children[0] as Element;
  row.append('646 555 0118');
  drain(lazy.finder.read(row.lastChild as Text));
  expect(marked(lazy)).toHaveLength(1);
});

it('pauses between rows that hold nothing', () => {
  const lazy = readBeside('<li>Ada</li>'.repeat(100));
  const rows = [...lazy.rows.all()].slice(0, 100);
  expect([...lazy.finder.readRows(rows)].length).toBeGreaterThan(5);
});

it('reads a shadow root that comes while rows are being read', () => {
  document.body.innerHTML = `<ul>${`<li>Ada${'<i></i>'.repeat(10)}</li>`.repeat(100)}</ul>`;
  const lazy = reader();
  drain(lazy.finder.read(document));
  const rows = [...lazy.rows.all()];
  const job = lazy.finder.readRows(rows);
  for (let pauses = 0; pauses < 4; pauses++) job.next();
  const host = rows[99]?.appendChild(document.createElement('x-phone'));
  const root = host?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = '<p>646 555 0111</p>';
  drain(job);
  expect(marked(lazy)).toContain('646 555 0111@0-12');
});

it('removes the mark of a text that changes in a row that was read before its list was long', () => {
  const rows = (count: number) => `<div>${'<i></i>'.repeat(12)}</div>`.repeat(count);
  document.body.innerHTML = `<main><p>646 555 0111</p>${rows(90)}</main>`;
  const lazy = reader();
  drain(lazy.finder.read(document));
  list().insertAdjacentHTML('beforeend', rows(10));
  drain(lazy.finder.read(document));
  const text = list().children[0]?.firstChild as Text;
  expect(marked(lazy)).toEqual(['646 555 0111@0-12']);
  text.data = 'Ada';
  drain(lazy.finder.read(text));
  expect(marked(lazy)).toEqual([]);
});

it('reads rows again that were read, when their list is read as a whole', () => {
  const lazy = readBeside('<p>646 555 0111</p><p>646 555 0112</p>');
  const row = list().children[0] as Element;
  drain(lazy.finder.readRows([row]));
  (row.firstChild as Text).data = '646 555 0119';
  drain(lazy.finder.read(document));
  expect(marked(lazy)).toEqual(['Call 212 555 0100@5-17', '646 555 0119@0-12']);
});

/** Parts of rows: numbers, halves of numbers, links, nested boxes. */
const piece = fc.constantFrom(
  ...['646 555 0111', '(646) ', '555-0112', ' or ', '<b>646</b> 555 0113', '<b>555 0114</b>'],
  ...['<a href="tel:+16465550115">Ada</a>', '<div>646-555-0116</div>', '<br>', '\n', '+1 '],
  ...['<i>0</i>1', '<p>2026-11-25</p>', '<!-- -->', 'Room ', '<b>555</b>'],
);
const row = fc
  .tuple(fc.constantFrom('p', 'b', 'span', 'div', ''), fc.array(piece, { maxLength: 4 }))
  .map(([name, pieces]) => (name ? `<${name}>${pieces.join('')}</${name}>` : pieces.join('')));

it('finds the same row by row as when everything is read', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.boolean(), (written, backwards) => {
      fill(written.join(''));
      const [lazy, eager] = [reader(), reader()];
      readEach(eager);
      drain(lazy.finder.read(document));
      const put = [...lazy.rows.all()];
      drain(lazy.finder.readRows(backwards ? put.reverse() : put));
      expect(marked(lazy).sort()).toEqual(marked(eager).sort());
    }),
    { numRuns: 60 },
  );
});
