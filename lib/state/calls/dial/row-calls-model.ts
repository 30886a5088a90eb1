import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Call, CountingCall, Problem } from '@/lib/calls/model';
import type { AudienceRow, QueueItem } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/state/ask';
import { createBusyFlag } from '@/lib/state/busy-flag';
import { repeatOf } from './call-actions';
import { problemOfCall } from './call-problem';

/** What a call from a table needs. */
export interface RowCallsDeps {
  ask: Ask;
  /** A new UUID for each press: one gesture makes one call. */
  newGesture: () => string;
  /** The call that counts down. */
  counting: ReadonlySignal<CountingCall | undefined>;
  onCounting: (counting: CountingCall) => void;
}

/** Calls from the rows of tables: one at a time, each by its own press. */
export interface RowCallsModel {
  /** True from a press until its call came out or a problem is known. */
  busy: ReadonlySignal<boolean>;
  /** Why the last press made no call, and the key of its row. */
  refused: ReadonlySignal<{ key: string; problem: Problem } | undefined>;
  /** Calls a contact of an audience. */
  callContact(row: AudienceRow): Promise<void>;
  /** Calls the contact that was shown as the next one of the queue. */
  callNext(item: QueueItem): Promise<void>;
  /** Calls the number of a call of the log again. */
  callAgain(call: Call): Promise<void>;
}

/** Returns the key of a contact's row. */
export const contactKey = (id: number): string => `contact-${id}`;

/** Returns the key of an item of the queue. */
export const itemKey = (itemId: number): string => `item-${itemId}`;

/** Returns the key of a call of the log. */
export const callKey = (callId: string): string => `call-${callId}`;

/** Creates the model of calls from tables. */
export function createRowCallsModel(deps: RowCallsDeps): RowCallsModel {
  const placing = createBusyFlag();
  const refused = signal<{ key: string; problem: Problem }>();

  function call(key: string, place: () => ReturnType<typeof deps.ask<'dial'>>): Promise<void> {
    return placing.once(async () => {
      refused.value = undefined;
      const answer = await place();
      if (answer.ok) deps.onCounting(answer.value);
      else refused.value = { key, problem: problemOfCall(answer.error) };
    });
  }

  return {
    busy: computed(() => placing.value.value || deps.counting.value !== undefined),
    refused,
    async callContact({ id, callee, name, data }) {
      if (!callee) return;
      const body = {
        e164: callee.e164,
        gesture: deps.newGesture(),
        ...(name && { calleeName: name }),
        record: { objectId: id, slug: 'mobile_no', data },
      };
      await call(contactKey(id), () => deps.ask('dial', body));
    },
    async callNext({ itemId }) {
      const body = { itemId, gesture: deps.newGesture() };
      await call(itemKey(itemId), () => deps.ask('call-next', body));
    },
    async callAgain(made) {
      const body = { ...repeatOf(made), gesture: deps.newGesture() };
      await call(callKey(made.id), () => deps.ask('dial', body));
    },
  };
}
