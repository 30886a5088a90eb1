/**
 * A practice call: plays the life of a call in one view, so that a rep sees it before the first real one. The
 * welcome page offers it. It knows no background, database or service (scripts/structure holds that), so it can
 * reach nobody, and nothing of it is logged or counted.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlayerModel } from '@/components/player/player-model';
import { createLatestOnly } from '@/components/shared/turns';
import type { CountingCall } from '@/lib/calls/model';
import { practiceCall } from './practice-call';

/** What happens in a call, in its order: two presses, then what follows by itself. */
export const PRACTICE_STEPS = [
  'number',
  'call',
  'countdown',
  'customer',
  'rep',
  'log',
  'recording',
] as const;

/** A step of the practice call. */
type PracticeStep = (typeof PRACTICE_STEPS)[number];

/** The length of the countdown. */
const COUNTDOWN_SECONDS = 3;
/** Long enough to read the sentence of a step, ms. */
const STEP_MS = 3_500;

/** What a practice call needs. */
export interface PracticeDeps {
  /** Epoch ms. */
  now: () => number;
  /** Calls back several times a second until its signal aborts. */
  tick: (react: () => void, abortSignal: AbortSignal) => void;
  /** Calls back once after some milliseconds, unless its signal aborts. */
  after: (ms: number, react: () => void, abortSignal: AbortSignal) => void;
  /** Plays a recording that was made on this device. */
  player: PlayerModel;
}

/** A practice call. */
export interface PracticeModel {
  /** The step that goes on; `cancelled` after a cancelled countdown. */
  step: ReadonlySignal<PracticeStep | 'cancelled'>;
  /** Whether it is over, so that it can start again. */
  hasEnded: ReadonlySignal<boolean>;
  /** The call in its countdown. */
  counting: ReadonlySignal<CountingCall | undefined>;
  /** Milliseconds until the countdown ends. */
  remainingMs: ReadonlySignal<number>;
  player: PlayerModel;
  /** The rep pressed the number. */
  openCard(): void;
  /** The rep pressed Call. */
  call(): void;
  /** The rep cancelled the countdown. */
  cancel(): Promise<void>;
  /** Goes back to the first step. */
  restart(): void;
}

/** Creates a practice call at its first step. */
export function createPracticeModel(deps: PracticeDeps, abortSignal: AbortSignal): PracticeModel {
  const step = signal<PracticeStep | 'cancelled'>('number');
  const counting = signal<CountingCall>();
  const remainingMs = signal(0);
  const turns = createLatestOnly(abortSignal);

  /** Shows a step, and after it the next one. */
  function play(shown: PracticeStep): void {
    step.value = shown;
    const next = PRACTICE_STEPS[PRACTICE_STEPS.indexOf(shown) + 1];
    if (next) deps.after(STEP_MS, () => play(next), turns.begin());
  }

  function stop(at: 'number' | 'cancelled'): void {
    turns.end();
    counting.value = undefined;
    step.value = at;
  }

  return {
    ...{ step, counting, remainingMs, player: deps.player },
    hasEnded: computed(() => step.value === 'recording' || step.value === 'cancelled'),
    openCard() {
      step.value = 'call';
    },
    call() {
      const endsAt = deps.now() + COUNTDOWN_SECONDS * 1_000;
      const turn = turns.begin();
      const measure = () => {
        remainingMs.value = Math.max(0, endsAt - deps.now());
        if (remainingMs.value > 0) return;
        counting.value = undefined;
        play('customer');
      };
      counting.value = {
        ...{ callId: practiceCall.id, callee: practiceCall.callee, text: practiceCall.text },
        ...{ calleeName: practiceCall.calleeName, requestAt: endsAt },
        countdownSeconds: COUNTDOWN_SECONDS,
      };
      step.value = 'countdown';
      measure();
      deps.tick(measure, turn);
    },
    async cancel() {
      if (counting.value) stop('cancelled');
    },
    restart() {
      if (deps.player.playing.value) void deps.player.toggle();
      stop('number');
    },
  };
}
