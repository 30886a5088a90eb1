import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CountingCall, Problem, RecordContext, SourcePage } from '@/lib/calls/model';
import type { DialPreview } from '@/lib/offers/model';
import { rulesIn } from '@/lib/problems/rule-notice';
import type { Ask } from '@/lib/state/ask';
import { createBusyFlag } from '@/lib/state/busy-flag';
import { problemOfCall } from './call-problem';
import { equalsIgnoringSeparators } from './equals-ignoring-separators';

/** Maximum length of a text that is sent for preview. The field keeps everything. */
const MAX_PREVIEW_LENGTH = 500;

/** What dialling needs. */
export interface DialDeps {
  ask: Ask;
  /** A new UUID for each press of Call: one gesture makes one call. */
  newGesture: () => string;
  /** Resolves when the chosen legs are stored. */
  settingsWritten: () => Promise<unknown>;
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
  again?: string;
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
  /** Increases when the field should take the focus. */
  focusRequests: ReadonlySignal<number>;
  /** Takes what the rep typed, unchanged. */
  type(text: string): void;
  /** Puts a number from a list into the field. Calls nobody. */
  fill(text: string, listed?: ListedCallee): void;
  /** Asks for the preview again, because settings or calls changed. */
  refreshPreview(): void;
  /** Calls the number in the field. */
  call(): Promise<void>;
  /** Calls the number in the field although it was called just now. */
  callAnyway(): Promise<void>;
  /** Calls this number (Call again). */
  callNumber(callee: DialTarget): Promise<void>;
  /**
   * Repeats the last press, which may have been for a number from a list. If a rule warned of that
   * call, the rep saw it and calls all the same.
   */
  tryAgain(): Promise<void>;
}

/** Creates the dial field's model. A late preview of an older text is dropped. */
export function createDialModel(deps: DialDeps, ended: AbortSignal): DialModel {
  const text = signal('');
  const preview = signal<DialPreview>();
  /** Whose number it is, if it came from a list. */
  const whose = signal<ListedCallee>({});
  const problem = signal<Problem>();
  const busy = createBusyFlag();
  const focusRequests = signal(0);
  let lastRead = 0;
  let reading: Promise<void> = Promise.resolve();
  let lastPress: () => Promise<void> = () => callTyped(false);
  let seen: string[] = [];

  async function read(typed: string): Promise<void> {
    const id = ++lastRead;
    const answer = await deps.ask('preview', { text: typed.slice(0, MAX_PREVIEW_LENGTH) });
    if (id !== lastRead || ended.aborted) return;
    preview.value = answer.ok ? answer.value : { formatted: typed, problem: answer.error };
  }

  function show(typed: string): void {
    text.value = typed;
    problem.value = undefined;
    if (typed.trim() !== '') reading = read(typed);
    else {
      lastRead += 1;
      preview.value = undefined;
    }
  }

  async function place(callee: DialTarget): Promise<void> {
    await deps.settingsWritten();
    const target = withWarned(callee, seen);
    const answer = await deps.ask('dial', { ...target, gesture: deps.newGesture() });
    if (answer.ok) deps.onCounting(answer.value);
    else problem.value = problemOfCall(answer.error);
  }

  function once(work: () => Promise<void>, rules: string[] = []): Promise<void> {
    return busy.once(async () => {
      lastPress = work;
      seen = rules;
      problem.value = undefined;
      await work();
    });
  }

  async function callTyped(anyway: boolean): Promise<void> {
    await reading;
    if (preview.value?.problem) await read(text.value);
    const decided = decide(preview.value, anyway);
    if ('code' in decided) problem.value = decided;
    else await place({ ...decided, ...whose.value });
  }

  return {
    text,
    preview,
    calleeName: computed(() => whose.value.calleeName),
    problem,
    busy: busy.value,
    focusRequests,
    type(typed) {
      if (!equalsIgnoringSeparators(typed, text.value)) whose.value = {};
      show(typed);
    },
    fill(typed, listed) {
      whose.value = listedCalleeOf(listed);
      show(typed);
      focusRequests.value += 1;
    },
    refreshPreview() {
      if (preview.value) reading = read(text.value);
    },
    call: () => once(() => callTyped(false)),
    callAnyway: () => once(() => callTyped(true)),
    callNumber: (callee) => once(() => place(callee)),
    tryAgain: () => once(lastPress, rulesIn(problem.value?.rules)),
  };
}

/** A target with the rules whose warning the last press brought up. */
function withWarned(target: DialTarget, seen: string[]): DialTarget {
  const warned = [...(target.warned ?? []), ...seen];
  return warned.length > 0 ? { ...target, warned } : target;
}

/** Returns what to dial, or why not. `anyway` also allows a number that was called just now. */
function decide(preview: DialPreview | undefined, anyway: boolean): DialTarget | Problem {
  const { facts, problem, again, warning, legs } = preview ?? {};
  if (!facts) return problem ?? { code: 'empty' };
  const target = {
    e164: facts.e164,
    ...(warning && { warned: rulesIn(warning) }),
    ...(legs && { shownCallerId: legs.callerId }),
  };
  if (!problem) return target;
  const repeats = anyway && problem.code === 'called-just-now';
  return repeats && again ? { ...target, again } : problem;
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
