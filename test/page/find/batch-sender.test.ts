import { beforeEach, expect, it } from 'vitest';
import { type BatchSender, createBatchSender } from '@/lib/page/find/batch-sender';

interface Asked {
  candidates: string[];
  lang: string;
  others: string[];
}

let asked: Asked[];
let answered: (readonly [readonly string[], readonly string[]])[];
let waits: { run: () => void; ms: number }[];
let silent: boolean;
let ending: AbortController;
let sender: BatchSender;

beforeEach(() => {
  [asked, answered, waits, silent] = [[], [], [], false];
  ending = new AbortController();
  const ask = async (_name: string, body: Asked) => {
    asked.push(body);
    if (silent) return { ok: false, error: { code: 'no-answer' } };
    return { ok: true, value: { verdicts: body.candidates.map(() => 'c'), fewestDigits: 7 } };
  };
  sender = createBatchSender(
    {
      ask: ask as never,
      facts: () => ({ lang: 'en', others: ['GB'] }),
      delay: (run, ms) => void waits.push({ run, ms }),
      abortSignal: ending.signal,
    },
    (lines, verdicts) => answered.push([lines, verdicts]),
  );
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('sends the lines that were added together, with the facts of the page', async () => {
  sender.add('one');
  sender.add('two');
  expect([asked, sender.waitingLines()]).toEqual([[], 2]);
  sender.flush();
  expect(asked).toEqual([{ candidates: ['one', 'two'], lang: 'en', others: ['GB'] }]);
  expect([sender.waitingLines(), sender.minimumDigits()]).toEqual([2, undefined]);
  await settle();
  expect(answered).toEqual([
    [
      ['one', 'two'],
      ['c', 'c'],
    ],
  ]);
  expect([sender.waitingLines(), sender.minimumDigits()]).toEqual([0, 7]);
});

it('sends full batches on its own, three in flight', () => {
  for (let n = 0; n < 1000; n++) sender.add(`${n}`);
  expect(asked.map(({ candidates }) => candidates.length)).toEqual([250, 250, 250]);
  expect(sender.waitingLines()).toBe(1000);
});

it('keeps few lines while an answer is awaited', async () => {
  sender.add('one');
  sender.flush();
  sender.add('two');
  sender.flush();
  expect(asked).toHaveLength(1);
  await settle();
  sender.flush();
  expect(asked).toHaveLength(2);
});

it('keeps few lines while more are to come, except before the first answer', async () => {
  const sent = () => asked.map(({ candidates }) => candidates.length);
  sender.add('first');
  sender.flush(true);
  expect(sent()).toEqual([1]);
  await settle();
  for (let n = 0; n < 99; n++) sender.add(`${n}`);
  sender.flush(true);
  expect(sent()).toEqual([1]);
  sender.add('hundredth');
  sender.flush(true);
  expect(sent()).toEqual([1, 100]);
  await settle();
  sender.add('last');
  sender.flush(true);
  sender.flush();
  expect(sent()).toEqual([1, 100, 1]);
});

it('keeps few lines for four slices at most', async () => {
  sender.add('first');
  sender.flush(true);
  await settle();
  sender.add('second');
  const sent = Array.from({ length: 5 }, () => {
    sender.flush(true);
    return asked.length;
  });
  expect(sent).toEqual([1, 1, 1, 1, 2]);
  await settle();
  sender.add('third');
  sender.flush(true);
  expect(asked).toHaveLength(2);
});

it('sends a batch again that was not answered, and lines that were added since with it', async () => {
  silent = true;
  sender.add('one');
  sender.flush();
  await settle();
  sender.add('two');
  sender.flush();
  expect([asked.length, answered.length, waits.map(({ ms }) => ms)]).toEqual([1, 0, [1000]]);
  silent = false;
  waits[0]?.run();
  await settle();
  expect(answered.map(([lines]) => lines)).toEqual([['one', 'two']]);
});

it('gives no answer and sends nothing once the signal has aborted', async () => {
  sender.add('one');
  sender.flush();
  ending.abort();
  await settle();
  sender.add('two');
  sender.flush();
  expect([asked.length, answered]).toEqual([1, []]);
});
