import type { Ask } from '@/lib/messages/client';
import type { Delay } from '@/lib/page/schedule/timers';

/** Maximum candidates in one message, so that none blocks the page, and messages in flight. */
const BATCH = 250;
const MAX_IN_FLIGHT = 3;
/** Fewer candidates wait while more are being found: a message costs as much as a hundred of them. */
const WORTH_A_MESSAGE = 100;
/** Maximum slices that they wait: a long page is marked while it is being read. */
const MAX_SLICES = 4;
/** Wait before an unanswered batch is sent again, in milliseconds: doubled each time. */
const FIRST_WAIT = 1000;
const MAX_WAIT = 60_000;

/** Sends candidate lines to the background, many in one message. */
export interface BatchSender {
  /** Adds a line to the next batch. */
  add(line: string): void;
  /** Sends the lines that were added. While `moreToCome`, few of them wait. */
  flush(moreToCome?: boolean): void;
  /** Returns how many lines wait for an answer. */
  waitingLines(): number;
  /** Returns the minimum digits of a number on this page; undefined until the background has answered. */
  minimumDigits(): number | undefined;
}

/** What sending needs. */
export interface BatchSenderDeps {
  ask: Ask;
  /** Returns the evidence of the page for the country of its numbers, as it is now. */
  facts: () => { lang: string; others: string[] };
  delay: Delay;
  abortSignal: AbortSignal;
}

/** A sender for one frame. Calls `onAnswer` with each batch and the verdict on each of its lines. */
export function createBatchSender(
  { ask, facts, delay, abortSignal }: BatchSenderDeps,
  onAnswer: (lines: readonly string[], verdicts: readonly string[]) => void,
): BatchSender {
  let queue: string[] = [];
  let minimumDigits: number | undefined;
  let inFlight = 0;
  let unanswered = 0;
  let wait = FIRST_WAIT;
  let backingOff = false;
  let slicesWaited = 0;

  const backOff = (batch: readonly string[]) => {
    queue = [...batch, ...queue];
    backingOff = true;
    delay(() => {
      backingOff = false;
      flush();
    }, wait);
    wait = Math.min(wait * 2, MAX_WAIT);
  };
  const send = async (candidates: string[]) => {
    inFlight++;
    unanswered += candidates.length;
    const answer = await ask('recognise', { candidates, ...facts() });
    inFlight--;
    unanswered -= candidates.length;
    if (abortSignal.aborted) return;
    if (!answer.ok) return backOff(candidates);
    wait = FIRST_WAIT;
    minimumDigits = answer.value.fewestDigits;
    onAnswer(candidates, answer.value.verdicts);
  };
  /** The first ones never wait for more: their answer tells how few digits a number may have. */
  const maySend = (moreToCome: boolean) => {
    const waitsForMore = moreToCome && minimumDigits !== undefined;
    if (inFlight === 0) return !waitsForMore || queue.length >= WORTH_A_MESSAGE;
    return queue.length >= BATCH && inFlight < MAX_IN_FLIGHT;
  };
  const flush = (moreToCome = false) => {
    const waitsForMore = moreToCome && slicesWaited < MAX_SLICES;
    while (queue.length > 0 && maySend(waitsForMore) && !backingOff && !abortSignal.aborted) {
      void send(queue.splice(0, BATCH));
    }
    slicesWaited = queue.length > 0 && waitsForMore ? slicesWaited + 1 : 0;
  };
  return {
    add(line) {
      queue.push(line);
      if (queue.length >= BATCH) flush();
    },
    flush,
    waitingLines: () => queue.length + unanswered,
    minimumDigits: () => minimumDigits,
  };
}
