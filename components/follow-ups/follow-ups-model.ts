/**
 * The follow-ups that reps set when they wrapped up a call: due ones first, then those to come.
 * components/call-view starts it for popup, side panel and dashboard.
 * It reads wrap-ups and their calls from the database, live.
 * Done and Later are sent to the background, which saves the wrap-up unless it changed meanwhile.
 * It never calls, and it never reminds: the background shows the notification.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CallDatabase } from '@/lib/calls/database';
import { type Call, callSchema, type Problem } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import type { Ask } from '@/lib/messages/client';
import { fieldsOf, parseWrapUp, type WrapUp } from '@/lib/wrap-up/model';

/** What the list of follow-ups needs. */
export interface FollowUpsDeps {
  ask: Ask;
  /** Epoch ms. */
  now: () => number;
  /** Reports the open follow-ups now and after each change, until the signal aborts. */
  watchFollowUps: (onChange: (followUps: FollowUp[]) => void, abortSignal: AbortSignal) => void;
  /** Calls back a few times a minute until the signal aborts. */
  everyFewSeconds: (react: () => void, abortSignal: AbortSignal) => void;
}

/** What the rep did with a follow-up last. */
interface FollowUpChange {
  followUp: FollowUp;
  /** The new time, epoch ms; undefined if it is done. */
  at: number | undefined;
}

/** The follow-ups that are not done. */
export interface FollowUpsModel {
  /** Those whose time has come; `undefined` until read. */
  due: ReadonlySignal<readonly FollowUp[] | undefined>;
  /** Those that come later. */
  upcoming: ReadonlySignal<readonly FollowUp[]>;
  /** The last change, to be said. */
  changed: ReadonlySignal<FollowUpChange | undefined>;
  problem: ReadonlySignal<Problem | undefined>;
  finish(followUp: FollowUp): Promise<void>;
  /** Moves a follow-up to another time. */
  snooze(followUp: FollowUp, at: number): Promise<void>;
}

/** Creates the model. */
export function createFollowUps(deps: FollowUpsDeps, abortSignal: AbortSignal): FollowUpsModel {
  const open = signal<readonly FollowUp[]>();
  const time = signal(deps.now());
  const changed = signal<FollowUpChange>();
  const problem = signal<Problem>();
  deps.watchFollowUps((followUps) => {
    time.value = deps.now();
    open.value = followUps;
  }, abortSignal);
  deps.everyFewSeconds(() => {
    time.value = deps.now();
  }, abortSignal);

  async function change(followUp: FollowUp, at: number | undefined): Promise<void> {
    const before = fieldsOf(followUp.wrapUp);
    const moved = at === undefined ? { at: followUp.at, doneAt: deps.now() } : { at };
    const { callId } = followUp.wrapUp;
    const after = { ...before, followUp: moved };
    const answer = await deps.ask('save-wrap-up', { callId, before, after });
    problem.value = answer.ok ? undefined : answer.error;
    // A conflict needs no words: the list shows what the other window saved.
    changed.value = answer.ok && answer.value.state === 'saved' ? { followUp, at } : undefined;
  }

  return {
    due: computed(() => open.value?.filter(({ at }) => at <= time.value)),
    upcoming: computed(() => open.value?.filter(({ at }) => at > time.value) ?? []),
    changed,
    problem,
    finish: (followUp) => change(followUp, undefined),
    snooze: change,
  };
}

/** A follow-up that is not done, with its call. */
export interface FollowUp {
  call: Call;
  wrapUp: WrapUp;
  /** Epoch ms. */
  at: number;
}

/** The list shows at most this many, the earliest first. */
const MAX_SHOWN = 200;

/** Reads the follow-ups that are not done, the earliest first. */
export async function openFollowUps({ wrapUps, calls }: CallDatabase): Promise<FollowUp[]> {
  const rows = await wrapUps.orderBy('dueAt').limit(MAX_SHOWN).toArray();
  const open = rows.flatMap((row) => parseWrapUp(row) ?? []);
  const found = await calls.bulkGet(open.map(({ callId }) => callId));
  return open.flatMap((wrapUp, index) => {
    const call = callSchema.safeParse(found[index]).data;
    return call && wrapUp.dueAt !== undefined ? [{ call, wrapUp, at: wrapUp.dueAt }] : [];
  });
}

/** Reports the open follow-ups now and after each change, until the signal aborts. */
export function watchFollowUps(
  database: CallDatabase,
  onChange: (followUps: FollowUp[]) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => openFollowUps(database), { next: onChange }, abortSignal);
}
