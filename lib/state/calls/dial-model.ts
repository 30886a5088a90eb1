import { type ReadonlySignal, signal } from '@preact/signals';
import type { CountingCall, Problem } from '@/lib/calls/model';
import type { Preview } from '@/lib/offers/model';
import type { Ask } from '@/lib/state/ask';
import { keepsTyped } from './keeps-typed';
import { problemOfCall } from './lost-call';

/** The most that is sent to be read; the field itself keeps everything. */
const READ_AT_MOST = 500;

/** What dialling takes. */
export interface DialDeps {
  ask: Ask;
  /** A new UUID for each press of Call: one gesture makes one call. */
  newGesture: () => string;
  /** Resolves once the chosen legs are stored. */
  settled: () => Promise<unknown>;
  onCounting: (counting: CountingCall) => void;
}

/** Somebody to call, as a list shows them. */
export interface TypedCallee {
  e164: string;
  calleeName?: string;
  /** The call of the log that the rep chose to make once more: its number's lock does not hold. */
  again?: string;
}

/** The dial field: what was typed, how it reads, and Call. */
export interface DialModel {
  text: ReadonlySignal<string>;
  preview: ReadonlySignal<Preview | undefined>;
  /** Name of the callee, when the number came from a list. */
  calleeName: ReadonlySignal<string | undefined>;
  /** Why the last press of Call made no call. */
  problem: ReadonlySignal<Problem | undefined>;
  /** True from the press of Call until the countdown shows or a problem is known. */
  busy: ReadonlySignal<boolean>;
  /** Counts up when the field wants the focus. */
  summoned: ReadonlySignal<number>;
  /** The rep typed. The text stays exactly as it was typed. */
  type(text: string): void;
  /** Takes a number from a list. Calls nothing. */
  fill(text: string, calleeName?: string): void;
  /** Reads the field again, because something beside it changed (a call was made). */
  reread(): void;
  /** Calls what the field shows. */
  call(): Promise<void>;
  /** Calls it although it was called just now: the rep was told so, and wants to. */
  callAnyway(): Promise<void>;
  /** Calls exactly this number (Call again). */
  callNumber(callee: TypedCallee): Promise<void>;
  /** Does again what was pressed last: a problem may be that of a number from a list. */
  tryAgain(): Promise<void>;
}

/** Makes the dial field's model. Answers that come late are dropped by a counter. */
export function createDialModel(deps: DialDeps, ended: AbortSignal): DialModel {
  const text = signal('');
  const preview = signal<Preview>();
  const calleeName = signal<string>();
  const problem = signal<Problem>();
  const busy = signal(false);
  const summoned = signal(0);
  let turn = 0;
  let reading: Promise<void> = Promise.resolve();
  let pressed: () => Promise<void> = () => callTyped(false);

  async function read(typed: string): Promise<void> {
    const mine = ++turn;
    const answer = await deps.ask('preview', { text: typed.slice(0, READ_AT_MOST) });
    if (mine !== turn || ended.aborted) return;
    preview.value = answer.ok ? answer.value : { formatted: typed, problem: answer.error };
  }

  function show(typed: string): void {
    text.value = typed;
    problem.value = undefined;
    if (typed.trim() !== '') {
      reading = read(typed);
      return;
    }
    turn += 1;
    preview.value = undefined;
  }

  async function place(callee: TypedCallee): Promise<void> {
    await deps.settled();
    const answer = await deps.ask('dial', { ...callee, gesture: deps.newGesture() });
    if (answer.ok) deps.onCounting(answer.value);
    else problem.value = problemOfCall(answer.error);
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (busy.value) return;
    pressed = work;
    busy.value = true;
    problem.value = undefined;
    await work();
    busy.value = false;
  }

  async function callTyped(anyway: boolean): Promise<void> {
    await reading;
    if (preview.value?.problem) await read(text.value);
    const decided = decide(preview.value, anyway);
    if ('code' in decided) problem.value = decided;
    else await place({ ...decided, ...(calleeName.value && { calleeName: calleeName.value }) });
  }

  return {
    text,
    preview,
    calleeName,
    problem,
    busy,
    summoned,
    type(typed) {
      if (!keepsTyped(typed, text.value)) calleeName.value = undefined;
      show(typed);
    },
    fill(typed, name) {
      calleeName.value = name;
      show(typed);
      summoned.value += 1;
    },
    reread() {
      if (preview.value) reading = read(text.value);
    },
    call: () => once(() => callTyped(false)),
    callAnyway: () => once(() => callTyped(true)),
    callNumber: (callee) => once(() => place(callee)),
    tryAgain: () => once(pressed),
  };
}

/** Whom to call, or what is against it. `anyway`: a number that was called just now as well. */
function decide(preview: Preview | undefined, anyway: boolean): TypedCallee | Problem {
  const { facts, problem: against, again } = preview ?? {};
  if (!facts) return against ?? { code: 'empty' };
  if (!against) return { e164: facts.e164 };
  const repeats = anyway && against.code === 'called-just-now';
  return repeats && again ? { e164: facts.e164, again } : against;
}
