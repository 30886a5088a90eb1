// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { findRunAround, findRunsUnder, type RunBatches } from '@/lib/page/text/find-runs';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

let fewest: number | undefined;
/** Nodes that held a candidate earlier. */
let known: Set<Node>;
const deps = {
  recogniser: { minimumDigits: () => fewest },
  marks: { claimOf: (node: Node) => known.has(node) || undefined },
};

beforeEach(() => {
  completeDom();
  fewest = 7;
  known = new Set();
});

/** Returns the text of each run with its candidates. */
function runsOf(batches: RunBatches): [string, string[]][] {
  return [...batches]
    .flat()
    .map(({ run, candidateSpans }) => [
      run.text,
      candidateSpans.map(({ start, end }) => run.text.slice(start, end)),
    ]);
}

function runsIn(html: string): [string, string[]][] {
  document.body.innerHTML = html;
  return runsOf(findRunsUnder(document.body, deps));
}

it('finds the runs that may hold a number, and where', () => {
  expect(runsIn('<p>Ada</p><p>212 555 0134 or 646-555-0110</p><p>Room 12</p>')).toEqual([
    ['212 555 0134 or 646-555-0110', ['212 555 0134', '646-555-0110']],
  ]);
});

it('finds one run for a number that inline elements split', () => {
  expect(runsIn('<p><b>+1</b> 212 <i>555 0134</i></p>')).toEqual([
    ['+1 212 555 0134', ['+1 212 555 0134']],
  ]);
});

it('joins an inline root to the texts around it', () => {
  document.body.innerHTML = '<p>+1 <b>212</b> 555 0134</p>';
  const root = document.querySelector('b') as Element;
  expect(runsOf(findRunsUnder(root, deps))).toEqual([['+1 212 555 0134', ['+1 212 555 0134']]]);
});

it('finds a text again that held a number, though it holds none now', () => {
  expect(runsIn('<p>Room 12</p>')).toEqual([]);
  known.add(textWith('Room'));
  expect(runsOf(findRunsUnder(document.body, deps))).toEqual([['Room 12', []]]);
});

it('drops what has fewer digits than a number here', () => {
  const html = '<p>555 0134</p>';
  expect(runsIn(html)).toHaveLength(1);
  fewest = 8;
  expect(runsIn(html)).toHaveLength(0);
});

it('always finds the run around one text', () => {
  document.body.innerHTML = '<p>Call <b>212</b> 555 0134</p>';
  const [[text, candidates] = ['', []]] = runsOf(findRunAround(textWith('Call'), deps));
  expect([text, candidates]).toEqual(['Call 212 555 0134', ['212 555 0134']]);
  expect(runsOf(findRunAround(new Text(''), deps))).toEqual([['', []]]);
});

it('searches a long run window by window, and misses no number at a window’s end', () => {
  const sentence = 'Call 212 555 0134 or write to us. ';
  const runs = runsIn(`<p>${sentence.repeat(400)}</p>`);
  expect(runs.length).toBeGreaterThan(3);
  const found = runs.flatMap(([, candidates]) => candidates);
  expect(found).toEqual(Array.from({ length: 400 }, () => '212 555 0134'));
});

it('pauses between texts, and after few that hold numbers', () => {
  document.body.innerHTML = '<p>212 555 0134</p>'.repeat(20);
  const sizes = [...findRunsUnder(document.body, deps)].map((batch) => batch.length);
  expect(sizes).toEqual([8, 8, 4]);
});
