// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFinding } from '@/lib/page/find/start-finding';
import { UNDECIDED } from '@/lib/phone/candidates/lines';
import { completeDom } from '@/test/support/dom/unit-dom';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  completeDom();
  vi.stubGlobal('scheduler', { postTask: async (run: () => void) => void setTimeout(run, 0) });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights: new Map() });
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

/** Answers that each candidate is a number. */
function answerTo({ candidates }: { candidates: string[] }) {
  return { ok: true, value: { verdicts: candidates.map(() => 'c'), fewestDigits: 7 } };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Adds a number to the page, and waits until the finder has noticed. */
async function add(nth: number): Promise<void> {
  const box = document.createElement('p');
  box.textContent = `Call 212 555 01${10 + nth}`;
  document.body.append(box);
  await sleep(250);
}

it('asks nothing more while the background is silent, then asks about everything added since', async () => {
  document.body.innerHTML = '<p>Call 212 555 0134</p>';
  const asked: string[][] = [];
  let speak = () => {};
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  const ask = async (_name: string, body: { candidates: string[] }) => {
    asked.push(body.candidates);
    await spoken;
    return answerTo(body);
  };
  const { marks } = startFinding(document, ask as never, ending.signal);
  await sleep(50);
  for (let nth = 0; nth < 4; nth++) await add(nth);
  expect(asked.map(({ length }) => length)).toEqual([1]);
  speak();
  await vi.waitFor(() => expect(marks.size).toBe(5));
  expect(new Set(asked.flat()).size).toBe(5);
});

it('paints nothing once it is stopped, so that a newer finder keeps its highlights', async () => {
  document.body.innerHTML = '<p>Call 212 555 0134</p>';
  const ask = async (_name: string, body: { candidates: string[] }) => answerTo(body);
  const older = startFinding(document, ask as never, ending.signal);
  await vi.waitFor(() => expect(older.marks.size).toBe(1), { interval: 1 });
  expect(CSS.highlights.size).toBe(0);
  ending.abort();
  const newer = new Set<StaticRange>();
  CSS.highlights.set('handset-certain', newer as never);
  await sleep(300);
  expect(CSS.highlights.get('handset-certain')).toBe(newer);
  expect(newer.size).toBe(0);
});

it('asks again with the country in a form field before it takes text for no number', async () => {
  document.body.innerHTML = `<main><p>020 7946 0123</p><label>Country <select>
    <option>France</option><option selected>United Kingdom</option></select></label></main>`;
  const asked: string[] = [];
  const ask = async (_name: string, { candidates }: { candidates: string[] }) => {
    asked.push(...candidates);
    const verdicts = candidates.map((line) =>
      line.includes('United Kingdom') ? 'cGB' : UNDECIDED,
    );
    return { ok: true, value: { verdicts, fewestDigits: 7 } };
  };
  const { marks } = startFinding(document, ask as never, ending.signal);
  await vi.waitFor(() => expect(marks.size).toBe(1));
  expect(asked).toHaveLength(2);
});
