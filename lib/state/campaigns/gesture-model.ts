import { type ReadonlySignal, signal } from '@preact/signals';
import type { CountingCall, Problem } from '@/lib/calls/model';
import type { AudienceRow, QueueItem } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/state/ask';
import { problemOfCall } from '@/lib/state/calls/lost-call';

/** What a press of Call takes. */
export interface GestureDeps {
  ask: Ask;
  /** A new UUID for each press: one gesture makes one call. */
  newGesture: () => string;
  onCounting: (counting: CountingCall) => void;
}

/** Calls from a table: one at a time, each by its own press. */
export interface GestureModel {
  /** True from the press until the countdown shows or a problem is known. */
  busy: ReadonlySignal<boolean>;
  /** Why a press made no call, and on whose row. */
  refused: ReadonlySignal<{ key: string; problem: Problem } | undefined>;
  /** Calls a contact of an audience. */
  callContact(row: AudienceRow): Promise<void>;
  /** Calls the contact that was shown as the next one of the queue. */
  callNext(item: QueueItem): Promise<void>;
  dismiss(): void;
}

/** The key of a contact's row. */
export const contactKey = (id: number): string => `contact-${id}`;

/** The key of an item of the queue. */
export const itemKey = (itemId: number): string => `item-${itemId}`;

/** Makes the model of calling from a table. */
export function createGestureModel(deps: GestureDeps): GestureModel {
  const busy = signal(false);
  const refused = signal<{ key: string; problem: Problem }>();

  async function once(key: string, place: () => ReturnType<typeof deps.ask<'dial'>>) {
    if (busy.value) return;
    busy.value = true;
    refused.value = undefined;
    const answer = await place();
    busy.value = false;
    if (answer.ok) deps.onCounting(answer.value);
    else refused.value = { key, problem: problemOfCall(answer.error) };
  }

  return {
    busy,
    refused,
    async callContact({ id, callee, name, data }) {
      if (!callee) return;
      const body = {
        e164: callee.e164,
        gesture: deps.newGesture(),
        ...(name && { calleeName: name }),
        record: { objectId: id, slug: 'mobile_no', data },
      };
      await once(contactKey(id), () => deps.ask('dial', body));
    },
    async callNext({ itemId }) {
      const body = { itemId, gesture: deps.newGesture() };
      await once(itemKey(itemId), () => deps.ask('call-next', body));
    },
    dismiss() {
      refused.value = undefined;
    },
  };
}
