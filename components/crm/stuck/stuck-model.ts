import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  createDeliveryModel,
  type DeliveryDeps,
  type DeliveryModel,
} from '@/components/crm/delivery/delivery-model';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Stuck, StuckDelivery } from './watch-stuck';

/** What the list of stuck calls needs. */
export interface StuckDeps extends DeliveryDeps {
  ask: Ask;
  /** Reports which calls are stuck, now and after each change, until the signal aborts. */
  watchStuck: (onChange: (stuck: Stuck) => void, abortSignal: AbortSignal) => void;
}

/** The calls that are not logged: they wait for long, need a choice or failed. */
export interface StuckModel {
  /** `undefined` until read. */
  stuck: ReadonlySignal<Stuck | undefined>;
  /** Id of the call whose actions are open. */
  opened: Signal<string | undefined>;
  /** How that call is logged. */
  delivery: DeliveryModel;
  /** Why the last press had no effect. */
  problem: ReadonlySignal<Problem | undefined>;
  /** Tries all that need no choice. */
  retryAll(): Promise<void>;
  /** Gives up logging a call. */
  drop(stuck: StuckDelivery): Promise<void>;
}

/** Creates the list of stuck calls. */
export function createStuckModel(deps: StuckDeps, abortSignal: AbortSignal): StuckModel {
  const stuck = signal<Stuck>();
  const opened = signal<string>();
  const problem = signal<Problem>();
  deps.watchStuck((next) => {
    stuck.value = next;
  }, abortSignal);

  async function press(
    name: 'retry-delivery' | 'drop-delivery',
    rows: readonly StuckDelivery[],
  ): Promise<void> {
    problem.value = undefined;
    for (const { delivery } of rows) {
      const { callId, connector } = delivery;
      const answer = await deps.ask(name, { callId, connector });
      if (!answer.ok) problem.value = answer.error;
    }
  }

  return {
    stuck,
    opened,
    delivery: createDeliveryModel(deps, opened, abortSignal),
    problem,
    retryAll: () => press('retry-delivery', (stuck.value?.deliveries ?? []).filter(mayRetry)),
    drop: (each) => press('drop-delivery', [each]),
  };
}

function mayRetry({ delivery: { state } }: StuckDelivery): boolean {
  return state === 'failed' || state === 'waiting';
}
