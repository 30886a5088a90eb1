// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from '@/lib/page/find/follow-changes';
import type { Recogniser } from '@/lib/page/find/recogniser';
import type { Mark } from '@/lib/page/highlights/mark';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import { type IdleJob, STALL } from '@/lib/page/schedule/idle-jobs';

let ending: AbortController;
let waits: { run: () => void; ms: number }[];
let jobs: IdleJob[];
let read: (readonly Node[])[];
let now: number;
/** Number of candidates that wait for a verdict. */
let waiting: number;
let marks: Marks;
let painted: Mark[];
const readRowsSoon = vi.fn();
const forgetStaleVerdicts = vi.fn(() => false);

beforeEach(() => {
  document.body.innerHTML = '<p id="first">Ada</p>';
  [waits, jobs, read, now, waiting, painted] = [[], [], [], 0, 0, []];
  readRowsSoon.mockClear();
  ending = new AbortController();
  marks = createMarks({ add: () => {}, remove: () => {}, painted: () => painted });
  const recogniser: Recogniser = {
    judgeCandidate: () => undefined,
    flush: () => undefined,
    waitingLines: () => waiting,
    minimumDigits: () => undefined,
    forgetStaleVerdicts,
  };
  const observe = followChanges(
    {
      recogniser,
      marks,
      *readChanged(nodes) {
        read.push(nodes);
        yield;
      },
      readRowsSoon,
    },
    {
      run: (job) => void jobs.push(job),
      busy: () => false,
      delay: (run, ms) => void waits.push({ run, ms }),
      now: () => now,
      abortSignal: ending.signal,
    },
  );
  observe(document);
});
afterEach(() => {
  ending.abort();
});

/** Lets the observer report and all delays pass. Runs each job until it is done or has to wait. */
async function pass(): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  const passed = waits.splice(0);
  for (const { run } of passed) run();
  for (const job of jobs.splice(0)) {
    let step = job.next();
    while (!step.done && step.value !== STALL) step = job.next();
    if (!step.done) jobs.push(job);
  }
  return passed.map(({ ms }) => ms);
}

function add(): Element {
  return document.body.appendChild(document.createElement('p'));
}

it('reads what changed soon, as one job, and then rows that came near', async () => {
  const added = [add(), add()];
  expect(await pass()).toEqual([20]);
  expect(read).toEqual([added]);
  expect(readRowsSoon).toHaveBeenCalledOnce();
});

it('waits longer on a page that changes all the time', async () => {
  add();
  await pass();
  add();
  expect(await pass()).toEqual([200]);
  now = 2000;
  add();
  expect(await pass()).toEqual([20]);
});

it('reads nothing while the background is silent, and then all changes together', async () => {
  waiting = 1;
  const added = [add()];
  await pass();
  added.push(add());
  await pass();
  expect([read, jobs.length]).toEqual([[], 1]);
  waiting = 0;
  await pass();
  expect(read).toEqual([added]);
});

it('reads painted national numbers again once a country is gone from the page', async () => {
  const [national, international] = [add(), add()];
  await pass();
  const mark = (node: Node, country?: string): Mark => ({
    candidate: { raw: '', before: '', after: '' },
    found: { start: 0, end: 0, confidence: 'likely', ...(country && { country }) },
    nodes: [node],
  });
  painted = [mark(national), mark(international, 'GB')];
  forgetStaleVerdicts.mockReturnValueOnce(true);
  document.getElementById('first')?.remove();
  await pass();
  expect(read.at(-1)).toEqual([national]);
});

it('removes marks of nodes that left the page, after a while', async () => {
  const node = add();
  marks.add({
    candidate: { raw: '', before: '', after: '' },
    found: { start: 0, end: 0, confidence: 'likely' },
    nodes: [node],
  });
  await pass();
  node.remove();
  expect(await pass()).toEqual([200]);
  expect(marks.size).toBe(1);
  expect(await pass()).toEqual([2000]);
  expect(marks.size).toBe(0);
});

it('does nothing once the signal has aborted', async () => {
  ending.abort();
  add();
  expect(await pass()).toEqual([]);
});
