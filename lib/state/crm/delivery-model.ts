import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { ConnectorId, Delivery, StoredConnector } from '@/lib/outbox/model';
import type { Ask } from '@/lib/state/ask';
import { createLatestOnly } from '@/lib/state/latest-only';
import { reactTo } from '@/lib/state/react-to';

/** Where a call is logged, with the CRM if it is still connected. */
export interface ShownDelivery {
  delivery: Delivery;
  connector: StoredConnector | undefined;
}

/** What the model of a call's logging needs. */
export interface DeliveryDeps {
  ask: Ask;
  /** Reports the logging of one call in each CRM, now and after each change, until the signal aborts. */
  watchDeliveries: (
    callId: string,
    onChange: (shown: readonly ShownDelivery[]) => void,
    ended: AbortSignal,
  ) => void;
}

/** How the open call is logged in each CRM. */
export interface DeliveryModel {
  shown: ReadonlySignal<readonly ShownDelivery[]>;
  /** Why the last press had no effect. */
  problem: ReadonlySignal<Problem | undefined>;
  /** Tries now. */
  retry(connector: ConnectorId): Promise<void>;
  /** Deletes the entry in the CRM. */
  takeBack(connector: ConnectorId): Promise<void>;
}

/** Creates the model of how the open call is logged. */
export function createDeliveryModel(
  { ask, watchDeliveries }: DeliveryDeps,
  opened: ReadonlySignal<string | undefined>,
  ended: AbortSignal,
): DeliveryModel {
  const shown = signal<readonly ShownDelivery[]>([]);
  const problem = signal<Problem>();
  const turns = createLatestOnly(ended);

  reactTo(
    () => opened.value,
    (callId) => {
      const until = turns.begin();
      shown.value = [];
      problem.value = undefined;
      if (callId === undefined) return;
      watchDeliveries(
        callId,
        (next) => {
          if (!until.aborted) shown.value = next;
        },
        until,
      );
    },
    ended,
  );

  async function press(
    name: 'retry-delivery' | 'take-back-entry',
    connector: ConnectorId,
  ): Promise<void> {
    const callId = opened.value;
    if (callId === undefined) return;
    const answer = await ask(name, { callId, connector });
    problem.value = answer.ok ? undefined : answer.error;
  }

  return {
    shown,
    problem,
    retry: (connector) => press('retry-delivery', connector),
    takeBack: (connector) => press('take-back-entry', connector),
  };
}
