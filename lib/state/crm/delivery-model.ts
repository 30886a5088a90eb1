import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Delivery, StoredConnector } from '@/lib/outbox/model';
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
  /** Reports the logging of one call, now and after each change, until the signal aborts. */
  watchDelivery: (
    callId: string,
    onChange: (shown: ShownDelivery | undefined) => void,
    ended: AbortSignal,
  ) => void;
}

/** How the open call is logged in the CRM. */
export interface DeliveryModel {
  shown: ReadonlySignal<ShownDelivery | undefined>;
  /** Why the last press had no effect. */
  problem: ReadonlySignal<Problem | undefined>;
  /** Tries now. */
  retry(): Promise<void>;
  /** Deletes the entry in the CRM. */
  takeBack(): Promise<void>;
}

/** Creates the model of how the open call is logged. */
export function createDeliveryModel(
  { ask, watchDelivery }: DeliveryDeps,
  opened: ReadonlySignal<string | undefined>,
  ended: AbortSignal,
): DeliveryModel {
  const shown = signal<ShownDelivery>();
  const problem = signal<Problem>();
  const turns = createLatestOnly(ended);

  reactTo(
    () => opened.value,
    (callId) => {
      const until = turns.begin();
      shown.value = undefined;
      problem.value = undefined;
      if (callId === undefined) return;
      watchDelivery(
        callId,
        (next) => {
          if (!until.aborted) shown.value = next;
        },
        until,
      );
    },
    ended,
  );

  async function press(name: 'retry-delivery' | 'take-back-entry'): Promise<void> {
    const delivery = shown.value?.delivery;
    if (!delivery) return;
    const { callId, connector } = delivery;
    const answer = await ask(name, { callId, connector });
    problem.value = answer.ok ? undefined : answer.error;
  }

  return {
    shown,
    problem,
    retry: () => press('retry-delivery'),
    takeBack: () => press('take-back-entry'),
  };
}

/** The address that opens an entry in its CRM; `undefined` if it has none, or the CRM is not connected. */
export function entryLink({ delivery, connector }: ShownDelivery): string | undefined {
  if (!connector || !/^\d+$/.test(delivery.entryId ?? '')) return undefined;
  return `${connector.address}/mail/message/${delivery.entryId}`;
}
