import { expect, it, vi } from 'vitest';
import { createRecogniser, type RecogniserDeps } from '@/lib/page/find/recogniser';
import { parseCandidateLine, UNDECIDED } from '@/lib/phone/candidates/lines';

const likely = { start: 0, end: 3, confidence: 'likely' } as const;
const candidate = (raw: string) => ({ raw, before: '', after: '' });
const node = {} as Node;

interface Asked {
  candidates: string[];
  others: string[];
}

/**
 * A recogniser over a background that answers each line, or no message at all. Delays are
 * collected.
 */
function recogniserOver(answer: (line: string) => string | undefined = () => 'l0-3') {
  const asked: string[][] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const countriesSent: string[][] = [];
  const ask = vi.fn(async (_name: string, { candidates, others }: Asked) => {
    asked.push(candidates);
    countriesSent.push(others);
    const verdicts = candidates.map(answer);
    return verdicts.includes(undefined)
      ? { ok: false, error: { code: 'no-answer' } }
      : { ok: true, value: { verdicts, fewestDigits: 7 } };
  });
  const signal = new AbortController();
  const countries: string[] = [];
  const answered = vi.fn();
  const recogniser = createRecogniser({
    ask: ask as unknown as RecogniserDeps['ask'],
    withEvidence: (brief) => ({ ...brief, before: 'Phone: ', record: 'Germany' }),
    facts: () => ({ lang: 'en', others: [...countries] }),
    delay: (run, ms) => void waits.push({ run, ms }),
    onVerdicts: answered,
    abortSignal: signal.signal,
  });
  return { asked, countriesSent, waits, countries, recogniser, signal, answered };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('asks about each text once, and knows the verdict afterwards', async () => {
  const { asked, recogniser } = recogniserOver();
  const then = vi.fn();
  recogniser.judgeCandidate(candidate('212 555 0134'), node, then);
  recogniser.judgeCandidate(candidate('212 555 0134'), node, then);
  recogniser.flush();
  recogniser.judgeCandidate(candidate('212 555 0134'), node, then);
  await settle();
  expect(then).toHaveBeenCalledTimes(3);
  recogniser.judgeCandidate(candidate('212 555 0134'), node, then);
  expect(then).toHaveBeenLastCalledWith([likely]);
  expect(asked.flat()).toHaveLength(1);
});

it('treats the same number beside other words as another candidate', async () => {
  const { asked, recogniser } = recogniserOver();
  recogniser.judgeCandidate({ ...candidate('4842123456'), before: 'Phone: ' }, node, vi.fn());
  recogniser.judgeCandidate({ ...candidate('4842123456'), before: 'Order: ' }, node, vi.fn());
  recogniser.judgeCandidate(
    { ...candidate('4842123456'), before: 'Order: ', hint: 'tel-input' },
    node,
    vi.fn(),
  );
  recogniser.flush();
  await settle();
  expect(asked.flat()).toHaveLength(3);
});

it('asks in batches, three in flight', async () => {
  const { asked, recogniser } = recogniserOver();
  for (let n = 0; n < 850; n++) recogniser.judgeCandidate(candidate(`212 555 ${n}`), node, vi.fn());
  expect(asked.map((batch) => batch.length)).toEqual([250, 250, 250]);
  recogniser.flush();
  await settle();
  await settle();
  expect(asked.map((batch) => batch.length)).toEqual([250, 250, 250, 100]);
  expect(recogniser.waitingLines()).toBe(0);
});

it('forgets the oldest of more than five thousand verdicts, and asks again about it', async () => {
  const { asked, recogniser } = recogniserOver();
  const judgeAll = async (from: number, to: number) => {
    for (let n = from; n <= to; n++)
      recogniser.judgeCandidate(candidate(`212 555 ${n}`), node, vi.fn());
    recogniser.flush();
    while (recogniser.waitingLines() > 0) await settle();
    return asked.flat().length;
  };
  expect(await judgeAll(0, 5_000)).toBe(5_001);
  expect(await judgeAll(1, 5_000)).toBe(5_001);
  expect(await judgeAll(0, 0)).toBe(5_002);
});

it('knows the minimum digits after the first answer', async () => {
  const { recogniser } = recogniserOver();
  expect(recogniser.minimumDigits()).toBeUndefined();
  recogniser.judgeCandidate(candidate('212 555 0134'), node, vi.fn());
  recogniser.flush();
  await settle();
  expect(recogniser.minimumDigits()).toBe(7);
});

it('sends the record and label of a candidate if the background is undecided', async () => {
  const { asked, recogniser } = recogniserOver((line) =>
    parseCandidateLine(line)?.record === undefined ? UNDECIDED : 'l0-3',
  );
  const thens = [vi.fn(), vi.fn(), vi.fn()];
  for (const then of thens.slice(0, 2))
    recogniser.judgeCandidate(candidate('020 7946 0123'), node, then);
  recogniser.flush();
  await settle();
  await settle();
  recogniser.judgeCandidate(candidate('020 7946 0123'), node, thens[2] ?? vi.fn());
  for (const then of thens) expect(then).toHaveBeenCalledExactlyOnceWith([likely]);
  expect(asked.map((batch) => batch.map((line) => parseCandidateLine(line)?.record))).toEqual([
    [undefined],
    ['Germany'],
  ]);
});

it('sends the countries named by numbers on the page now', async () => {
  const { countriesSent, countries, recogniser } = recogniserOver();
  countries.push('GB', 'FR');
  recogniser.judgeCandidate(candidate('020 7946 0123'), node, vi.fn());
  recogniser.flush();
  await settle();
  expect(countriesSent).toEqual([['GB', 'FR']]);
});

it('asks again once a country that verdicts may depend on is gone from the page', async () => {
  const { asked, countries, recogniser } = recogniserOver((line) =>
    line.includes('+44') ? 'cGB' : 'c',
  );
  const judgeAll = async () => {
    for (const raw of ['+44 20 7946 0018', '020 7946 0123']) {
      recogniser.judgeCandidate(candidate(raw), node, vi.fn());
    }
    recogniser.flush();
    await settle();
    return asked.flat().length;
  };
  expect(await judgeAll()).toBe(2);
  countries.push('GB');
  expect(recogniser.forgetStaleVerdicts()).toBe(false);
  expect(await judgeAll()).toBe(2);
  countries.pop();
  expect(recogniser.forgetStaleVerdicts()).toBe(true);
  expect(await judgeAll()).toBe(4);
});

it('asks again after longer and longer waits, and loses no candidate', async () => {
  let broken = true;
  const { asked, waits, recogniser, answered } = recogniserOver(() =>
    broken ? undefined : 'l0-3',
  );
  const then = vi.fn();
  recogniser.judgeCandidate(candidate('212 555 0134'), node, then);
  recogniser.flush();
  await settle();
  recogniser.flush();
  expect(asked).toHaveLength(1);
  for (const expected of [1000, 2000, 4000]) {
    expect(waits.at(-1)?.ms).toBe(expected);
    waits.at(-1)?.run();
    await settle();
  }
  expect(answered).not.toHaveBeenCalled();
  broken = false;
  waits.at(-1)?.run();
  await settle();
  expect(then).toHaveBeenCalledExactlyOnceWith([likely]);
  expect(answered).toHaveBeenCalledOnce();
});

it('asks nothing once the signal has aborted', async () => {
  const { asked, recogniser, signal } = recogniserOver();
  signal.abort();
  recogniser.judgeCandidate(candidate('212 555 0134'), node, vi.fn());
  recogniser.flush();
  await settle();
  expect(asked).toEqual([]);
});
