import { expect, it, vi } from 'vitest';
import type { CandidateMessage } from '@/lib/messages/requests';
import { createRecogniser, type RecogniserMeans } from '@/lib/page/recogniser';

const found = { start: 0, end: 3, e164: '+12125550134' };
const likely = { ...found, confidence: 'likely' } as const;
const candidate = (raw: string) => ({ raw, before: '', after: '' });

/** A background that answers when told to, and time that passes when told to. */
function desk(answer: (candidates: CandidateMessage[]) => unknown = () => undefined) {
  const asked: CandidateMessage[][] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const ask = vi.fn(async (_name: string, body: { candidates: CandidateMessage[] }) => {
    asked.push(body.candidates);
    return (
      answer(body.candidates) ?? {
        ok: true,
        value: body.candidates.map(({ id }) => ({ id, numbers: [likely] })),
      }
    );
  });
  const signal = new AbortController();
  const recogniser = createRecogniser({
    ask: ask as unknown as RecogniserMeans['ask'],
    lang: () => 'en',
    later: (run, ms) => void waits.push({ run, ms }),
    signal: signal.signal,
  });
  return { asked, waits, recogniser, signal };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('asks each text once, and answers the same text at once afterwards', async () => {
  const { asked, recogniser } = desk();
  const then = vi.fn();
  recogniser.judge(candidate('212 555 0134'), then);
  recogniser.judge(candidate('212 555 0134'), then);
  recogniser.flush();
  recogniser.judge(candidate('212 555 0134'), then);
  await settle();
  expect(then).toHaveBeenCalledTimes(3);
  recogniser.judge(candidate('212 555 0134'), then);
  expect(then).toHaveBeenLastCalledWith([likely]);
  expect(asked.flat()).toHaveLength(1);
});

it('takes the same number beside other words for another candidate', async () => {
  const { asked, recogniser } = desk();
  recogniser.judge({ ...candidate('4842123456'), before: 'Phone: ' }, vi.fn());
  recogniser.judge({ ...candidate('4842123456'), before: 'Order: ' }, vi.fn());
  recogniser.judge({ ...candidate('4842123456'), before: 'Order: ', hint: 'tel-input' }, vi.fn());
  recogniser.flush();
  await settle();
  expect(asked.flat()).toHaveLength(3);
});

it('asks in batches of at most 250, three under way', async () => {
  const { asked, recogniser } = desk();
  for (let n = 0; n < 850; n++) recogniser.judge(candidate(`212 555 ${n}`), vi.fn());
  expect(asked.map((batch) => batch.length)).toEqual([250, 250, 250]);
  recogniser.flush();
  await settle();
  await settle();
  expect(asked.map((batch) => batch.length)).toEqual([250, 250, 250, 100]);
  expect(recogniser.waiting()).toBe(0);
});

it('forgets the oldest of five thousand verdicts, and asks for that one again', async () => {
  const { asked, recogniser } = desk();
  const judgeAll = async (from: number, to: number) => {
    for (let n = from; n <= to; n++) recogniser.judge(candidate(`212 555 ${n}`), vi.fn());
    recogniser.flush();
    while (recogniser.waiting() > 0) await settle();
    return asked.flat().length;
  };
  expect(await judgeAll(0, 5_000)).toBe(5_001);
  expect(await judgeAll(1, 5_000)).toBe(5_001);
  expect(await judgeAll(0, 0)).toBe(5_002);
});

it('asks again later, each time after a longer wait, and loses nobody', async () => {
  let broken = true;
  const { asked, waits, recogniser } = desk(() =>
    broken ? { ok: false, error: { code: 'no-answer' } } : undefined,
  );
  const then = vi.fn();
  recogniser.judge(candidate('212 555 0134'), then);
  recogniser.flush();
  await settle();
  recogniser.flush();
  expect(asked).toHaveLength(1);
  for (const expected of [1000, 2000, 4000]) {
    expect(waits.at(-1)?.ms).toBe(expected);
    waits.at(-1)?.run();
    await settle();
  }
  broken = false;
  waits.at(-1)?.run();
  await settle();
  expect(then).toHaveBeenCalledExactlyOnceWith([likely]);
});

it('asks nothing any more when the page is to be left alone', async () => {
  const { asked, recogniser, signal } = desk();
  signal.abort();
  recogniser.judge(candidate('212 555 0134'), vi.fn());
  recogniser.flush();
  await settle();
  expect(asked).toEqual([]);
});
