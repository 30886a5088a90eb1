import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Timer } from '@/components/shared/lists/list-model';
import { createLatestOnly } from '@/components/shared/turns';
import type { AgentProblem, FieldRule } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/table';
import {
  type AgentDraft,
  type DraftSection,
  EMPTY_DRAFT,
  requestOf,
  sectionOf,
} from './agent-draft';

/** A configuration that is being typed, and its errors. */
export interface AgentDraftModel {
  draft: ReadonlySignal<AgentDraft>;
  errors: AgentErrorsModel;
  /** Returns the create-agent request of the draft. */
  request(): Record<string, unknown>;
  set(path: string, value: string | boolean): void;
  /** Sets a section, or leaves it to the service. What was typed in it is kept. */
  setSection(section: DraftSection, on: boolean): void;
  /** Starts another configuration; an empty one by default. */
  reset(draft?: AgentDraft): void;
}

/** What a draft needs. */
interface AgentDraftDeps {
  ask: Ask;
  later: Timer;
  rules: () => readonly FieldRule[];
  onChange: () => void;
}

/** Creates the model of a draft, which is checked after each change. */
export function createAgentDraftModel(
  deps: AgentDraftDeps,
  abortSignal: AbortSignal,
): AgentDraftModel {
  const draft = signal(EMPTY_DRAFT);
  const request = () => requestOf(draft.peek(), deps.rules());
  const errors = createAgentErrorsModel({ ask: deps.ask, later: deps.later, request }, abortSignal);

  function change(next: AgentDraft): void {
    draft.value = next;
    deps.onChange();
    errors.checkSoon();
  }

  return {
    draft,
    errors,
    request,
    set(path, value) {
      const { values, on } = draft.peek();
      errors.touch(path);
      change({ values: { ...values, [path]: value }, on });
    },
    setSection(section, on) {
      const { values, on: before } = draft.peek();
      const rest = before.filter((each) => each !== section);
      errors.forget((path) => sectionOf(path) === section);
      change({ values, on: on ? [...rest, section] : rest });
    },
    reset(next = EMPTY_DRAFT) {
      errors.reset();
      change(next);
    },
  };
}

/** Pause in typing before the background is asked to check, ms. */
const CHECK_PAUSE_MS = 250;

/** Errors of the configuration, from the rules and from the service. */
interface AgentErrorsModel {
  /** Errors of touched fields, or of all fields after the rep tried to send. */
  shown: ReadonlySignal<readonly AgentProblem[]>;
  /** Marks a field as touched and drops the service's errors about it. */
  touch(path: string): void;
  /** Drops the service's errors about matching fields. */
  forget(fits: (path: string) => boolean): void;
  /** Shows the errors of all fields from now on. */
  showAll(): void;
  /** Clears everything for another configuration. */
  reset(): void;
  /** Shows errors that the service reported. */
  showServiceErrors(faults: readonly AgentProblem[]): void;
  /** Checks after a pause in typing. */
  checkSoon(): void;
  /** Checks now. Resolves with whether there is no error, or with a problem. */
  check(): Promise<Result<boolean>>;
}

/** Creates the model of errors. `request` returns the current configuration. */
export function createAgentErrorsModel(
  { ask, later, request }: { ask: Ask; later: Timer; request: () => unknown },
  abortSignal: AbortSignal,
): AgentErrorsModel {
  const brokenRules = signal<readonly AgentProblem[]>([]);
  const serviceErrors = signal<readonly AgentProblem[]>([]);
  const touched = signal<ReadonlySet<string>>(new Set());
  const showsAll = signal(false);
  const turns = createLatestOnly(abortSignal);

  async function check(abortSignal: AbortSignal): Promise<Result<boolean>> {
    const answer = await ask('check-agent', { request: request() });
    if (!answer.ok) return answer;
    if (abortSignal.aborted) return { ok: true, value: false };
    brokenRules.value = answer.value;
    return { ok: true, value: answer.value.length === 0 };
  }

  const shown = computed(() => {
    const own = brokenRules.value.filter(({ path }) => showsAll.value || touched.value.has(path));
    const paths = new Set(own.map(({ path }) => path));
    return [...own, ...serviceErrors.value.filter(({ path }) => !paths.has(path))];
  });

  function forget(fits: (path: string) => boolean): void {
    serviceErrors.value = serviceErrors.peek().filter(({ path }) => !fits(path));
  }

  return {
    shown,
    forget,
    touch(path) {
      touched.value = new Set([...touched.peek(), path]);
      forget((other) => other === path);
    },
    showAll() {
      showsAll.value = true;
    },
    reset() {
      touched.value = new Set();
      showsAll.value = false;
      serviceErrors.value = [];
      brokenRules.value = [];
    },
    showServiceErrors(faults) {
      serviceErrors.value = faults;
    },
    checkSoon() {
      const abortSignal = turns.begin();
      later(CHECK_PAUSE_MS, () => void check(abortSignal), abortSignal);
    },
    check: () => check(turns.begin()),
  };
}
