// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createRecordReader } from '@/lib/page/context/record-text';
import { readText, readTexts } from '@/lib/page/find/read-run';
import type { OnVerdict, Recogniser } from '@/lib/page/find/recogniser';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import type { JobPause } from '@/lib/page/schedule/idle-jobs';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';
import { markText } from '@/test/support/page/mark-text';

let marks: Marks;
let asked: { candidate: CandidateText; then: OnVerdict }[];

const painter = { add: () => undefined, remove: () => undefined, painted: () => [] };
const recogniser: Recogniser = {
  judge: (candidate, _node, then) => void asked.push({ candidate, then }),
  flush: () => undefined,
  waiting: () => 0,
  fewestDigits: () => 7,
  forgetStaleVerdicts: () => false,
};
const deps = () => ({ marks, recogniser, records: createRecordReader() });

function drain(job: Iterator<JobPause>): void {
  while (!job.next().done);
}

/** Answers each candidate with one certain number. */
function answer(): void {
  for (const { candidate, then } of asked.splice(0)) {
    then([{ start: 0, end: candidate.raw.length, confidence: 'certain' }]);
  }
}

const marked = () => marks.all().map(markText);

beforeEach(() => {
  completeDom();
  marks = createMarks(painter);
  asked = [];
});

it('marks the verdicts on the candidates of texts', () => {
  document.body.innerHTML = '<p>Call 212 555 0134</p><p>646 555 0110</p>';
  drain(readTexts(deps(), document.body));
  expect(marked()).toEqual([]);
  answer();
  expect(marked()).toEqual(['212 555 0134', '646 555 0110']);
});

it('asks nothing about dial links, and about code only with a plus', () => {
  document.body.innerHTML =
    '<a href="tel:+12125550134">212 555 0134</a><pre>2125550134 or +1 646 555 0110</pre>';
  drain(readTexts(deps(), document.body));
  expect(asked.map(({ candidate }) => candidate.raw)).toEqual(['+1 646 555 0110']);
});

it('drops a verdict on a text that was read again or removed since', () => {
  document.body.innerHTML = '<p>212 555 0134</p><p>646 555 0110</p>';
  drain(readTexts(deps(), document.body));
  const text = textWith('212');
  text.data = 'Room 12';
  drain(readText(deps(), text));
  textWith('646').remove();
  answer();
  expect(marked()).toEqual([]);
});

it('removes the marks of a text that holds no number any more', () => {
  document.body.innerHTML = '<p>212 555 0134</p>';
  drain(readTexts(deps(), document.body));
  answer();
  const text = textWith('212');
  text.data = '';
  drain(readText(deps(), text));
  expect(marks.size).toBe(0);
});

it('keeps the marks of all windows of a long text', () => {
  document.body.innerHTML = `<p>${'Call 212 555 0134 or write. '.repeat(400)}</p>`;
  drain(readTexts(deps(), document.body));
  answer();
  expect(marks.size).toBe(400);
});
