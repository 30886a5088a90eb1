import { type ReadonlySignal, signal } from '@preact/signals';
import type { Timer } from '@/components/shared/lists/list-model';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call } from '@/lib/calls/model';
import type { CalleeFacts } from '@/lib/offers/model';

/** When callees were last called, live from the log, so that a loaded list shows new calls too. */
export interface CalledModel {
  /** The current time, epoch ms. */
  now: () => number;
  /** Returns the time of the last requested call, epoch ms. */
  lastAt(callee: CalleeFacts): number | undefined;
  /** Returns when the redial lock ends, epoch ms; `undefined` if the number is not locked. */
  lockedUntil(callee: CalleeFacts): number | undefined;
}

/** What the model needs. */
interface CalledDeps {
  calls: ReadonlySignal<Call[] | undefined>;
  settings: Pick<SettingsModel, 'value'>;
  now: () => number;
  later: Timer;
}

/** Creates the model of who was called. */
export function createCalledModel(deps: CalledDeps, abortSignal: AbortSignal): CalledModel {
  const { calls, settings, now, later } = deps;
  const last = signal<ReadonlyMap<string, number>>(new Map());
  const moment = signal(now());
  const lockMs = () => (settings.value.value?.repeatSeconds ?? 0) * 1_000;
  const turns = createLatestOnly(abortSignal);

  /** Updates `moment` now and when the next lock ends, so that views drop the lock. */
  function watchLocks(): void {
    const abortSignal = turns.begin();
    moment.value = now();
    const remaining = [...last.peek().values()].map((at) => at + lockMs() - moment.peek());
    const next = Math.min(...remaining.filter((ms) => ms > 0));
    if (Number.isFinite(next)) later(next, watchLocks, abortSignal);
  }

  reactTo(
    () => [calls.value ?? [], lockMs()] as const,
    ([current]) => {
      const newest = lastCalls(current);
      if (!isSame(newest, last.value)) last.value = newest;
      watchLocks();
    },
    abortSignal,
  );

  function lastAt({ e164, lastCalledAt }: CalleeFacts): number | undefined {
    const known = last.value.get(e164);
    return Math.max(known ?? 0, lastCalledAt ?? 0) || undefined;
  }

  return {
    now,
    lastAt,
    lockedUntil(callee) {
      const at = lastAt(callee);
      const until = (at ?? 0) + lockMs();
      return at !== undefined && until > moment.value ? until : undefined;
    },
  };
}

/** Returns the last call by number, epoch ms. A cancelled or refused call does not count. */
function lastCalls(calls: readonly Call[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { callee, createdAt, requestedAt, state } of calls) {
    if (requestedAt === undefined || state === 'refused') continue;
    found.set(callee, Math.max(createdAt, found.get(callee) ?? 0));
  }
  return found;
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([key, at]) => other.get(key) === at);
}
