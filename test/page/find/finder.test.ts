// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createRecordReader } from '@/lib/page/context/record-text';
import { createFinder } from '@/lib/page/find/finder';
import type { OnVerdict, Recogniser } from '@/lib/page/find/recogniser';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import { createDeferredRows } from '@/lib/page/rows/deferred-rows';
import { type JobPause, STALL } from '@/lib/page/schedule/idle-jobs';
import type { CandidateText, FoundNumber } from '@/lib/phone/candidates/types';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';
import { markText } from '@/test/support/page/mark-text';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

/** Answers like a background for which everything with seven digits is a number. */
function verdictOn({ raw, before }: CandidateText): FoundNumber[] {
  const digits = raw.replace(/\D/g, '');
  if (digits.length < 7 || before.includes('Order')) return [];
  const confidence = before.includes('Room') ? 'doubtful' : 'certain';
  return [{ start: 0, end: raw.length, confidence }];
}

let marks: Marks;
let waiting: (() => void)[];
let painted: Set<unknown>;
let finder: ReturnType<typeof createFinder>;
let minimumDigits: number | undefined;
/** Number of marks that the store reports on top of those of the test. */
let others: number;

function drain(job: Iterator<JobPause>): void {
  while (!job.next().done);
}

/** Reads the body. Verdicts arrive only when `answer` is called. */
function read(html?: string, root: Node = document.body): void {
  if (html !== undefined) document.body.innerHTML = html;
  drain(finder.read(root));
}

function answer(): void {
  for (const then of waiting.splice(0)) then();
}

const marked = () => marks.all().map(markText);

beforeEach(() => {
  completeDom();
  waiting = [];
  minimumDigits = 7;
  painted = new Set();
  others = 0;
  marks = createMarks({
    add: (mark) => painted.add(mark),
    remove: (mark) => painted.delete(mark),
    painted: () => [],
  });
  const recogniser: Recogniser = {
    judgeCandidate: (candidate: CandidateText, _node: Node, then: OnVerdict) =>
      void waiting.push(() => then(verdictOn(candidate))),
    flush: () => undefined,
    waitingLines: () => waiting.length,
    minimumDigits: () => minimumDigits,
    forgetStaleVerdicts: () => false,
  };
  const rows = createDeferredRows(() => undefined);
  const crowd = Object.create(marks, { size: { get: () => marks.size + others } });
  finder = createFinder({
    marks: crowd,
    recogniser,
    recordReader: createRecordReader(),
    rows,
    expectShadowRoots: () => undefined,
    enterShadowRoot: () => undefined,
    run: drain,
  });
});

it('marks numbers in text, in document order', () => {
  read('<p>Call 212 555 0134</p><p>or 646-555-0110 at 12</p>');
  answer();
  expect(marked()).toEqual(['212 555 0134', '646-555-0110']);
  expect(painted.size).toBe(2);
});

it('skips script, style, edited text and our own card, and code unless it has a +', () => {
  read(
    '<script>2125550134</script><style>2125550134</style><textarea>2125550134</textarea>' +
      '<div contenteditable="true"><b>2125550134</b></div><div role="textbox">2125550134</div>' +
      '<p contenteditable="plaintext-only"><a href="tel:+12125550134">Ada</a></p>' +
      '<handset-call>2125550134</handset-call><pre>2125550134 or +12125550188</pre>',
  );
  answer();
  expect(marked()).toEqual(['+12125550188']);
});

it('reads the target of a dial link with any text', () => {
  read('<a href="tel:+12125550134">Call us</a><a href="tel:+12125550188">212 555 0188</a>');
  answer();
  expect(marks.all().map(({ candidate }) => candidate.raw)).toEqual([
    '+12125550134',
    '+12125550188',
  ]);
  expect(marks.all().map(({ candidate }) => candidate.hint)).toEqual(['tel-link', 'tel-link']);
});

it('reads a dial link without a number like any text', () => {
  read('<a href="tel:">(212) 555-0134</a>');
  answer();
  expect(marked()).toEqual(['(212) 555-0134']);
});

it('sends the schema.org hint of a text', () => {
  read('<p itemprop="telephone"><b>212</b> 555 0134</p><p itemprop="taxID">4842123456</p>');
  expect(waiting).toHaveLength(2);
  answer();
  expect(marks.all().map(({ candidate }) => candidate.hint)).toEqual(['microdata', undefined]);
});

it('sends the name of another property as the label', () => {
  read('<p><b itemprop="orderNumber">4842123456</b></p>');
  answer();
  expect(marked()).toEqual(['4842123456']);
  expect(marks.all().map(({ candidate }) => candidate.before)).toEqual(['order Number: ']);
});

it('sends the label from the column or the box before', () => {
  read(
    '<table><tr><th>Order</th><th>Phone</th></tr><tr><td>4842123456</td><td>2125550134</td></tr></table>' +
      '<div><div>Order</div><div>4842123457</div></div>',
  );
  answer();
  expect(marked()).toEqual(['2125550134']);
});

it.each([
  ['keeps doubtful numbers', 0, ['4842123456', '2125550134']],
  ['lets doubtful numbers go beside very many others', 50_000, ['2125550134']],
])('%s', (_, many, expected) => {
  others = many;
  read('<p>Room 4842123456</p><p>2125550134</p>');
  answer();
  expect(marked()).toEqual(expected);
});

it.each(['2125550134 (3)', '(2125550134)', '212-555-0134', '2125550134'])(
  'tells the label of a number that may be something else: %s',
  (text) => {
    read(`<table><tr><th>Order</th></tr><tr><td>${text}</td></tr></table>`);
    answer();
    expect(marked()).toEqual([]);
  },
);

it('removes the mark when the text changes, and marks the new number', () => {
  read('<p>Call 212 555 0134</p>');
  answer();
  const text = textWith('0134');
  text.data = 'Call 646 555 0110 now';
  drain(finder.read(text));
  expect(marked()).toEqual([]);
  answer();
  expect(marked()).toEqual(['646 555 0110']);
  expect(painted.size).toBe(1);
});

it('ignores a verdict that comes too late', () => {
  read('<p>Call 212 555 0134</p>');
  const text = textWith('0134');
  text.data = 'nothing';
  drain(finder.read(text));
  answer();
  expect(marked()).toEqual([]);
});

it('reads shadow roots, nested ones too', () => {
  document.body.innerHTML = '<x-card></x-card>';
  const outer = document.querySelector('x-card')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  outer.innerHTML = '<p>212 555 0134</p><x-inner></x-inner>';
  const inner = outer.querySelector('x-inner')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  inner.innerHTML = '<p>646 555 0110</p>';
  read();
  answer();
  expect(marks.size).toBe(2);
});

it('finds roots that were attached later, on boxes with content too', () => {
  read('<x-late></x-late><div><p>light</p></div>');
  for (const host of document.querySelectorAll('x-late, div')) {
    host.attachShadow({ mode: 'open' }).innerHTML = '<p>212 555 0134</p>';
  }
  drain(finder.readNewShadows(document));
  answer();
  expect(marks.size).toBe(2);
});

it('reads the same text twice and marks it once', () => {
  read('<p><b>+1</b> 212 555 0134</p>');
  answer();
  read();
  answer();
  expect(marks.size).toBe(1);
});

it('removes marks of nodes that left the page', () => {
  read('<p>212 555 0134</p><p id="gone">646 555 0110</p>');
  answer();
  document.getElementById('gone')?.remove();
  drain(marks.sweep());
  expect(marked()).toEqual(['212 555 0134']);
  expect(painted.size).toBe(1);
});

it('searches a long text in windows and splits no number', () => {
  read(`<p>${'lorem ipsum '.repeat(1365)}212 555 0134 ${'dolor '.repeat(5000)}646 555 0110</p>`);
  answer();
  expect(marked()).toEqual(['212 555 0134', '646 555 0110']);
});

it.each([
  '<p><b>+1</b> <i>212</i> <u>555</u> <b>0134</b></p>',
  '<p><b>212</b>-<b>555</b>-<b>0134</b></p>',
  '<p>(<b>212</b>) <b>555</b>0134</p>',
  '<p>1-800-<b>555</b>-<b>FLOW</b></p>',
])('finds a number split across several texts: %s', (html) => {
  read(html);
  answer();
  expect(marks.size).toBe(1);
});

it('finds a number that continues in text added later, after or before it', () => {
  read('<p><b>212</b>-<b>555</b>-</p>');
  const paragraph = document.querySelector('p') as HTMLElement;
  paragraph.insertAdjacentHTML('beforeend', '<b>0134</b>');
  read(undefined, paragraph.lastElementChild as Element);
  answer();
  paragraph.insertAdjacentHTML('afterbegin', '<b>+1 </b>');
  read(undefined, paragraph.firstElementChild as Element);
  answer();
  expect(marked()).toEqual(['(several nodes)']);
  expect(marks.all()[0]?.candidate.raw).toBe('+1 212-555-0134');
});

it('does not ask about candidates with too few digits for a number here', () => {
  read('<p>Total 123456</p><p>Call 212 555 0134</p>');
  expect(waiting).toHaveLength(1);
  minimumDigits = 6;
  read();
  expect(waiting).toHaveLength(3);
});

it('reads only the first texts until the minimum digits are known', () => {
  minimumDigits = undefined;
  document.body.innerHTML = '<p>212 555 0134</p>'.repeat(50);
  const job = finder.read(document.body);
  let step = job.next();
  while (!step.done && step.value !== STALL) step = job.next();
  expect(step.value).toBe(STALL);
  expect(waiting.length).toBeLessThan(20);
  minimumDigits = 7;
  drain(job);
  expect(waiting).toHaveLength(50);
});

it('marks nothing in nodes that were removed while the background was asked', () => {
  read('<p>212 555 0134</p><a href="tel:+12125550188">Ada</a>');
  document.body.replaceChildren();
  answer();
  expect(marks.size).toBe(0);
});

it('reports that rows are read once every earlier question is answered', () => {
  read('<p>Call 212 555 0134</p>');
  let done = false;
  const job = finder.readRows([], () => {
    done = true;
  });
  expect([job.next().value, done]).toEqual([STALL, false]);
  answer();
  expect([job.next().done, done]).toEqual([true, true]);
});
