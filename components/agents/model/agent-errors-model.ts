import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/latest-only';
import type { Timer } from '@/components/shared/lists/list-model';
import type { AgentProblem } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/result';

const CHECK_PAUSE_MS = 250;

/** Errors of the configuration, from the rules and from the service. */
export interface AgentErrorsModel {
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
  const found = signal<readonly AgentProblem[]>([]);
  const believed = signal<readonly AgentProblem[]>([]);
  const touched = signal<ReadonlySet<string>>(new Set());
  const all = signal(false);
  const turns = createLatestOnly(abortSignal);

  async function look(abortSignal: AbortSignal): Promise<Result<boolean>> {
    const answer = await ask('check-agent', { request: request() });
    if (!answer.ok) return answer;
    if (abortSignal.aborted) return { ok: true, value: false };
    found.value = answer.value;
    return { ok: true, value: answer.value.length === 0 };
  }

  const shown = computed(() => {
    const own = found.value.filter(({ path }) => all.value || touched.value.has(path));
    const paths = new Set(own.map(({ path }) => path));
    return [...own, ...believed.value.filter(({ path }) => !paths.has(path))];
  });

  function forget(fits: (path: string) => boolean): void {
    believed.value = believed.peek().filter(({ path }) => !fits(path));
  }

  return {
    shown,
    forget,
    touch(path) {
      touched.value = new Set([...touched.peek(), path]);
      forget((other) => other === path);
    },
    showAll() {
      all.value = true;
    },
    reset() {
      touched.value = new Set();
      all.value = false;
      believed.value = [];
      found.value = [];
    },
    showServiceErrors(faults) {
      believed.value = faults;
    },
    checkSoon() {
      const abortSignal = turns.begin();
      later(CHECK_PAUSE_MS, () => void look(abortSignal), abortSignal);
    },
    check: () => look(turns.begin()),
  };
}
