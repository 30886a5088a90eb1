import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import type { WrapUp } from '@/lib/wrap-up/model';
import { savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { writeFollowUps } from '@/test/support/own-pages/log';
import { loggedCall } from '@/test/support/own-pages/own-samples';

const MINUTE = 60_000;

/** Calls of this morning and yesterday: minutes ago, callee, what came of it, and the wrap-up. */
const CALLS: readonly [number, Partial<Call>, Partial<WrapUp>?][] = [
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
  [1_500, { calleeName: 'Imogen Clarke', callee: '+442079460123', ...recorded(95) }],
];

function recorded(durationSeconds: number): Partial<Call> {
  const recording = 'https://voice.example.com/recordings/sample.wav';
  return { state: 'recorded', recording, extras: { durationSeconds } };
}

/** Fills the call log from one of our own pages, so that no picture is of an empty state. */
export async function writeSampleLog(ownPage: Page): Promise<void> {
  const now = Date.now();
  const rows = CALLS.map(([minutes, given, wrapUp], at) => {
    const id = `sample-${at}`;
    const createdAt = now - minutes * MINUTE;
    const times = { createdAt, requestAt: createdAt + 3_000, changedAt: createdAt };
    const followUp = wrapUp?.disposition === 'call_back' && { at: now + 180 * MINUTE };
    return {
      call: loggedCall({ ...given, ...times, id, gesture: id }),
      wrapUp: {
        ...savedWrapUp({ ...wrapUp, ...(followUp && { followUp }) }, id),
        ...(followUp && { dueAt: followUp.at }),
      },
    };
  });
  await writeFollowUps(ownPage, rows);
}
