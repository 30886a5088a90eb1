// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordReader } from '@/lib/page/context/record-text';
import { readLink, readText, readTexts } from '@/lib/page/find/read-candidates';
import type { OnVerdict, Recogniser } from '@/lib/page/find/recogniser';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import type { IdleJob, JobPause } from '@/lib/page/schedule/idle-jobs';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';
import { markText } from '@/test/support/page/mark-text';

describe('readTexts', () => {
  let marks: Marks;
  let asked: { candidate: CandidateText; then: OnVerdict }[];

  const painter = { add: () => undefined, remove: () => undefined, painted: () => [] };
  const recogniser: Recogniser = {
    judgeCandidate: (candidate, _node, then) => void asked.push({ candidate, then }),
    flush: () => undefined,
    waitingLines: () => 0,
    minimumDigits: () => 7,
    forgetStaleVerdicts: () => false,
  };
  const deps = () => ({ marks, recogniser, recordReader: createRecordReader() });

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

  afterEach(() => vi.unstubAllGlobals());
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

  it('marks nothing in ignored areas, and no number that reaches into one', () => {
    document.body.innerHTML = '<p>212 555 <b>0134</b></p><b>646 555 0110</b><p>646 555 0111</p>';
    const ignores = (node: Node) => node.parentElement?.localName === 'b';
    vi.stubGlobal('handsetFinder', { ignores });
    drain(readTexts(deps(), document.body));
    answer();
    expect(marked()).toEqual(['646 555 0111']);
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
});

describe('readLink', () => {
  let marks: Marks;
  let asked: { candidate: CandidateText; then: OnVerdict }[];

  const painter = { add: () => undefined, remove: () => undefined, painted: () => [] };

  /** Reads the first link of a body. */
  function read(html: string): Element {
    document.body.innerHTML = html;
    return readAgain();
  }

  function readAgain(): Element {
    const link = document.querySelector('a') as Element;
    const recogniser = {
      judgeCandidate: (candidate: CandidateText, _node: Node, then: OnVerdict) =>
        void asked.push({ candidate, then }),
      flush: () => undefined,
      waitingLines: () => 0,
      minimumDigits: () => 7,
      forgetStaleVerdicts: () => false,
    };
    const run = (job: IdleJob) => {
      while (!job.next().done);
    };
    readLink({ marks, recogniser, recordReader: createRecordReader(), run }, link);
    return link;
  }

  function answer(isNumber = true): void {
    for (const { candidate, then } of asked.splice(0)) {
      const end = candidate.raw.length;
      then(isNumber ? [{ start: 0, end, confidence: 'certain' }] : []);
    }
  }

  const shown = () => marks.all().map(markText);

  beforeEach(() => {
    completeDom();
    marks = createMarks(painter);
    asked = [];
  });

  it('asks about the target of a link, and marks the number that it shows', () => {
    const link = read('<a href="tel:+12125550134">Call (212) 555-0134 now</a>');
    expect(asked.map(({ candidate }) => [candidate.raw, candidate.hint])).toEqual([
      ['+12125550134', 'tel-link'],
    ]);
    answer();
    expect(shown()).toEqual(['(212) 555-0134']);
    expect(marks.at(link)).toHaveLength(1);
  });

  it('marks all text of a link without a number, and nothing of one without text', () => {
    read('<a href="tel:+12125550134">Call <b>us</b></a>');
    answer();
    expect(shown()).toEqual(['Call us']);
    marks = createMarks(painter);
    read('<a href="tel:+12125550134"><img></a>');
    answer();
    expect(shown()).toEqual(['[A]']);
  });

  it('reads the text of a link whose target is no number', () => {
    read('<a href="tel:+12125550134">646 555 0110</a>');
    answer(false);
    expect(asked.map(({ candidate }) => candidate.raw)).toEqual(['646 555 0110']);
  });

  it('reads the link as a link again once it points to a number', () => {
    const link = read('<a href="tel:+12125550134">646 555 0110</a>');
    answer(false);
    asked = [];
    link.setAttribute('href', 'tel:+16465550110');
    readAgain();
    answer();
    expect(marks.all().map(({ candidate }) => candidate.raw)).toEqual(['+16465550110']);
  });

  it('drops the verdict on a target that was changed since', () => {
    const link = read('<a href="tel:+12125550134">Call</a>');
    const [first] = asked.splice(0);
    link.setAttribute('href', 'tel:+16465550110');
    readAgain();
    first?.then([{ start: 0, end: 12, confidence: 'certain' }]);
    expect(marks.size).toBe(0);
  });
});
