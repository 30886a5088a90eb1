/**
 * The dial field of popup and side panel: a number is typed, read, and called.
 * components/popup starts it; a list can put a number into the field.
 * The background reads each text and says who the number is, or why it can't be called.
 * A press of Call asks the background to dial, after the chosen caller ID is stored.
 * It never changes what the rep typed, and it never calls without a press.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { problemOfCall } from '@/components/shared/models/call-problem';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { createBusyFlag } from '@/components/shared/turns';
import type { CountingCall, Problem, RecordContext, SourcePage } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { DialPreview } from '@/lib/offers/model';
import { rulesIn } from '@/lib/problems/rule-notice';
import { createDialPreview } from './dial-preview';

/** Id of the field for the number to call. */
export const DIAL_FIELD_ID = 'dial-number';

/** What dialling needs. */
export interface DialDeps {
  ask: Ask;
  /** A new UUID for each press of Call: one gesture makes one call. */
  newGesture: () => string;
  /** Whose choices are stored before a call, and which workspace is shown. */
  settings: Pick<SettingsModel, 'value' | 'allWritten'>;
  onCounting: (counting: CountingCall) => void;
}

/** A number to dial. */
export interface DialTarget {
  e164: string;
  calleeName?: string;
  /** The record of a CRM that the number came from. */
  record?: RecordContext;
  /** The page that showed it. */
  sourcePage?: SourcePage;
  /** Id of the call that the rep repeats: the redial lock does not apply. */
  repeatedCallId?: string;
  /** The rules whose warning the rep saw. */
  warned?: string[];
  /** The caller ID that the rep saw. */
  shownCallerId?: string;
}

/** Whose number a list names. */
type ListedCallee = Pick<DialTarget, 'calleeName' | 'record' | 'sourcePage'>;

/** The dial field: the typed text, its preview, and Call. */
export interface DialModel {
  text: ReadonlySignal<string>;
  preview: ReadonlySignal<DialPreview | undefined>;
  /** Name of the callee, when the number came from a list. */
  calleeName: ReadonlySignal<string | undefined>;
  /** Why the last press of Call made no call. */
  problem: ReadonlySignal<Problem | undefined>;
  /** True from the press of Call until the countdown shows or a problem is known. */
  busy: ReadonlySignal<boolean>;
  /** Whether the rep used the field after the last press of Call: the next number may follow. */
  usedSinceCall: ReadonlySignal<boolean>;
  /** Increases when the field should take the focus. */
  focusRequests: ReadonlySignal<number>;
  /** The rep clicked into the field, or pressed a key in it. */
  noteUse(): void;
  /** Takes what the rep typed, unchanged. */
  type(text: string): void;
  /** Puts a number from a list into the field. Calls nobody. */
  fill(text: string, listed?: ListedCallee): void;
  /** Asks for the preview again, because settings or calls changed. */
  refreshPreview(): void;
  /** Calls the number in the field. */
  call(): Promise<void>;
  /** Calls the number in the field even if it was called just now. */
  callAnyway(): Promise<void>;
  /** Calls this number (Call again). */
  callNumber(callee: DialTarget): Promise<void>;
  /**
   * Repeats the last press, which may have been for a number from a list. If a rule warned of that
   * call, the rep saw it and calls anyway.
   */
  tryAgain(): Promise<void>;
}

/** Creates the dial field's model. */
export function createDialModel(deps: DialDeps, abortSignal: AbortSignal): DialModel {
  const text = signal('');
  /** Whose number it is, if it came from a list. */
  const whose = signal<ListedCallee>({});
  const problem = signal<Problem>();
  const usedSinceCall = signal(false);
  const focusRequests = signal(0);
  const { preview, read, untilRead, clear } = createDialPreview(deps.ask, abortSignal);
  const callTyped = (anyway: boolean) => async (warned: string[]) => {
    await untilRead();
    if (preview.value?.problem) await read(text.value);
    const decided = decide(preview.value, anyway);
    if ('code' in decided) problem.value = decided;
    else await dial(withWarned({ ...decided, ...whose.value }, warned));
  };
  const presses = createPresses({ problem, usedSinceCall }, callTyped(false));

  function show(typed: string): void {
    text.value = typed;
    problem.value = undefined;
    if (typed.trim() === '') clear();
    else void read(typed);
  }

  async function dial(target: DialTarget): Promise<void> {
    await deps.settings.allWritten();
    const shownWorkspace = deps.settings.value.peek()?.workspace;
    const answer = await deps.ask('dial', {
      ...target,
      ...(shownWorkspace && { shownWorkspace }),
      gesture: deps.newGesture(),
    });
    if (answer.ok) deps.onCounting(answer.value);
    else problem.value = problemOfCall(answer.error);
  }

  return {
    text,
    preview,
    calleeName: computed(() => whose.value.calleeName),
    problem,
    busy: presses.busy,
    usedSinceCall,
    focusRequests,
    noteUse() {
      usedSinceCall.value = true;
    },
    type(typed) {
      // Also for what is dropped or dictated into the field: no key or click comes before it.
      usedSinceCall.value = true;
      if (!equalsIgnoringSeparators(typed, text.value)) whose.value = {};
      show(typed);
    },
    fill(typed, listed) {
      whose.value = listedCalleeOf(listed);
      show(typed);
      focusRequests.value += 1;
    },
    refreshPreview() {
      if (preview.value) void read(text.value);
    },
    call: () => presses.press(callTyped(false)),
    callAnyway: () => presses.press(callTyped(true)),
    callNumber: (callee) => presses.press((warned) => dial(withWarned(callee, warned))),
    tryAgain: presses.repeat,
  };
}

/** What a press of Call does, with the rules whose warning the rep saw. */
type Press = (warned: string[]) => Promise<void>;

/** What a press of Call resets. */
interface PressSignals {
  problem: Signal<Problem | undefined>;
  usedSinceCall: Signal<boolean>;
}

/** Runs one press of Call at a time, and can repeat the last one. */
function createPresses({ problem, usedSinceCall }: PressSignals, first: Press) {
  const busy = createBusyFlag();
  let last = first;

  function run(press: Press, warned: string[]): Promise<void> {
    return busy.once(async () => {
      last = press;
      problem.value = undefined;
      usedSinceCall.value = false;
      await press(warned);
    });
  }

  return {
    busy: busy.value,
    press: (press: Press) => run(press, []),
    repeat: () => run(last, rulesIn(problem.value?.rules)),
  };
}

/** Adds the rules whose warning the last press brought up. */
function withWarned(target: DialTarget, rules: string[]): DialTarget {
  const warned = [...(target.warned ?? []), ...rules];
  return warned.length > 0 ? { ...target, warned } : target;
}

/** Returns what to dial, or why not. `anyway` also allows a number that was called just now. */
function decide(preview: DialPreview | undefined, anyway: boolean): DialTarget | Problem {
  const { facts, problem, repeatedCallId, warning, legs } = preview ?? {};
  if (!facts) return problem ?? { code: 'empty' };
  const target = {
    e164: facts.e164,
    ...(warning && { warned: rulesIn(warning) }),
    ...(legs && { shownCallerId: legs.callerId }),
  };
  if (!problem) return target;
  const repeats = anyway && problem.code === 'called-just-now';
  return repeats && repeatedCallId ? { ...target, repeatedCallId } : problem;
}

/** Returns what a list names of a callee, for a call or a later one. */
export function listedCalleeOf({
  calleeName,
  record,
  sourcePage,
}: ListedCallee = {}): ListedCallee {
  return {
    ...(calleeName && { calleeName }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
  };
}

/** Characters that only separate the digits of a number. */
const SEPARATORS = /[\s().\-/\u2010-\u2015]/gu;

/** Returns whether two texts differ only in separators. */
export function equalsIgnoringSeparators(typed: string, rewritten: string): boolean {
  return typed.replace(SEPARATORS, '') === rewritten.replace(SEPARATORS, '');
}
