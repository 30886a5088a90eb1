import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AgentProblem } from '@/lib/campaigns/model';
import type { Result } from '@/lib/messages/result';
import type { Ask } from '@/lib/state/ask';
import { createLatestOnly } from '@/lib/state/latest-only';
import type { Timer } from '@/lib/state/list/list-model';

const CHECK_PAUSE_MS = 250;

/** What is wrong with the configuration: by the rules, and by the service's own word. */
export interface AgentErrorsModel {
  /** Faults of fields that were touched, or of all once the rep wanted to send. */
  shown: ReadonlySignal<readonly AgentProblem[]>;
  /** The rep has been at a field: what the service said of it no longer holds. */
  touch(path: string): void;
  /** What the service said of the fields that fit no longer holds. */
  forget(fits: (path: string) => boolean): void;
  /** From now on all faults show. */
  showAll(): void;
  /** Another configuration begins. */
  reset(): void;
  /** A service that still refuses is believed. */
  showServiceErrors(faults: readonly AgentProblem[]): void;
  /** Checks after a pause in the typing. */
  checkSoon(): void;
  /** Checks now: whether nothing is wrong, or why that could not be told. */
  check(): Promise<Result<boolean>>;
}

/** Makes the model of faults. `request` is the configuration as it stands. */
export function createAgentErrorsModel(
  { ask, later, request }: { ask: Ask; later: Timer; request: () => unknown },
  ended: AbortSignal,
): AgentErrorsModel {
  const found = signal<readonly AgentProblem[]>([]);
  const believed = signal<readonly AgentProblem[]>([]);
  const touched = signal<ReadonlySet<string>>(new Set());
  const all = signal(false);
  const turns = createLatestOnly(ended);

  async function look(until: AbortSignal): Promise<Result<boolean>> {
    const answer = await ask('check-agent', { request: request() });
    if (!answer.ok) return answer;
    if (until.aborted) return { ok: true, value: false };
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
      const until = turns.begin();
      later(CHECK_PAUSE_MS, () => void look(until), until);
    },
    check: () => look(turns.begin()),
  };
}
