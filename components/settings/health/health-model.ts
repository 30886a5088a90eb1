import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { HealthCheck } from '@/lib/health/model';
import type { Ask } from '@/lib/messages/client';

/** The checks of everything that a call depends on. */
export interface HealthModel {
  /** The latest results; undefined before the first check. */
  checks: ReadonlySignal<readonly HealthCheck[] | undefined>;
  /** Why the last check gave no results: the background did not answer. */
  problem: ReadonlySignal<Problem | undefined>;
  isChecking: ReadonlySignal<boolean>;
  check(): Promise<void>;
}

/** Creates the model. It checks nothing by itself: a check sends a request to the service. */
export function createHealthModel(ask: Ask): HealthModel {
  const checks = signal<readonly HealthCheck[]>();
  const problem = signal<Problem>();
  const isChecking = signal(false);
  const busy = createBusyFlag();

  async function check(): Promise<void> {
    isChecking.value = true;
    const answer = await ask('check-health', null);
    isChecking.value = false;
    if (answer.ok) checks.value = answer.value;
    problem.value = answer.ok ? undefined : answer.error;
  }

  return { checks, problem, isChecking, check: async () => void (await busy.once(check)) };
}
