import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import type { WrapUp } from '@/lib/wrap-up/model';
import { savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { writeFollowUps } from '@/test/support/own-pages/log';
import { loggedCall } from '@/test/support/own-pages/own-samples';

const MINUTE = 60_000;

/** A call: minutes ago, callee, what came of it, the wrap-up, and in how many minutes its follow-up is. */
type SampleCall = [number, Partial<Call>, Partial<WrapUp>?, number?];

/** Calls of this morning and yesterday. */
const CALLS: readonly SampleCall[] = [
  [
    6,
    { calleeName: 'Ada Whitfield', callee: '+12125550134', ...recorded(243) },
    { disposition: 'reached', note: 'Wants a quote for 40 seats by Friday' },
  ],
  [
    14,
    { calleeName: 'Rhys Pritchard', callee: '+447700900123', ...recorded(38) },
    { disposition: 'voicemail' },
  ],
  [31, { calleeName: 'Carol Jensen', callee: '+12125550187', state: 'unconfirmed' }],
  [
    52,
    { calleeName: 'Camille Dorval', callee: '+33199001234', ...recorded(512) },
    { disposition: 'call_back', note: 'After the board meeting' },
    180,
  ],
  [
    75,
    {
      calleeName: 'Jonas Reuter',
      callee: '+493023125123',
      state: 'cancelled',
      problem: { code: 'cancelled-by-rep' },
    },
  ],
  [
    110,
    { calleeName: 'Marcus Hale', callee: '+13125550149', state: 'unrecorded' },
    { disposition: 'no_answer' },
  ],
  [
    1_450,
    { calleeName: 'Imogen Clarke', callee: '+442079460123', ...recorded(95) },
    { disposition: 'call_back', note: 'Ask for the renewal' },
    -5,
  ],
  [
    1_480,
    { calleeName: 'Priya Raman', callee: '+14155550142', ...recorded(301) },
    { disposition: 'reached', note: 'Sends the contract' },
    1_500,
  ],
];

function recorded(durationSeconds: number): Partial<Call> {
  const recording = 'https://voice.example.com/recordings/sample.wav';
  return { state: 'recorded', recording, extras: { durationSeconds } };
}

/** Fills the call log from one of our own pages, with calls by these caller IDs, so that no picture is of an empty state. */
export async function writeSampleLog(ownPage: Page, dids: readonly string[]): Promise<void> {
  const now = Date.now();
  const rows = CALLS.map(([minutes, given, wrapUp, dueIn], at) => {
    const id = `sample-${at}`;
    const createdAt = now - minutes * MINUTE;
    const callerId = dids[at % dids.length] ?? '';
    const times = { createdAt, requestAt: createdAt + 3_000, changedAt: createdAt };
    const followUp = dueIn !== undefined && { at: now + dueIn * MINUTE };
    return {
      call: loggedCall({ ...given, ...times, callerId, id, gesture: id }),
      wrapUp: {
        ...savedWrapUp({ ...wrapUp, ...(followUp && { followUp }) }, id),
        ...(followUp && { dueAt: followUp.at }),
      },
    };
  });
  await writeFollowUps(ownPage, rows);
}
