/**
 * Calls from the rows of tables: a contact, the next one of the queue, a call of the log.
 * The dashboard and the call strip start it.
 * A press asks the background to dial; the countdown starts, or the row says why not.
 * It holds the last press, so that the rep can call anyway after a warning.
 * It makes one call at a time, and it never repeats a press by itself.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type CallActions, forbidActions, repeatOf } from '@/components/calls/call-actions';
import type { CallChecks } from '@/components/calls/call-checks';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import { problemOfCall } from '@/components/shared/models/call-problem';
import { createBusyFlag } from '@/components/shared/turns';
import type { Call, CalledCampaign, CountingCall, Problem, PublicCall } from '@/lib/calls/model';
import type { AudienceRow } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/table';
import { rulesIn } from '@/lib/problems/rule-notice';
import type { QueueItem } from '@/lib/queue/model';

/** What a call from a table needs. */
interface RowCallsDeps {
  ask: Ask;
  /** A new UUID for each press: one gesture makes one call. */
  newGesture: () => string;
  /** The call that counts down. */
  counting: ReadonlySignal<CountingCall | undefined>;
  onCounting: (counting: CountingCall) => void;
  /** The newest calls of the log. */
  calls: ReadonlySignal<readonly Call[] | undefined>;
  /** Id of the workspace whose rows are shown. */
  shownWorkspace: () => string | undefined;
}

/** Calls from the rows of tables: one at a time, each by its own press. */
export interface RowCallsModel {
  /** True from a press until its call came out or a problem is known. */
  busy: ReadonlySignal<boolean>;
  /** Why the last press made no call, and the key of its row. */
  refused: ReadonlySignal<{ key: string; problem: Problem } | undefined>;
  /** Calls a contact of the audience of a campaign. */
  callContact(row: AudienceRow, campaign: CalledCampaign): Promise<void>;
  /** Calls the contact that was shown as the next one of the queue, at the number that was shown. */
  callNext(item: QueueItem): Promise<void>;
  /** Calls the number of a call again. */
  callAgain(call: PublicCall): Promise<void>;
  /** Repeats the last press although a rule warned against its call. */
  callAnyway(): Promise<void>;
}

/** Sends one press to the background. */
type SendPress = (press: {
  gesture: string;
  warned?: string[];
  shownWorkspace?: string;
}) => Promise<Result<CountingCall>>;

/** Returns the key of a contact's row. */
export const contactKey = (id: number): string => `contact-${id}`;

/** Returns the key of an item of the queue. */
export const itemKey = (itemId: number): string => `item-${itemId}`;

/** Returns the key of a call of the log. */
const callKey = (callId: string): string => `call-${callId}`;

/** Creates the model of calls from tables. */
export function createRowCallsModel(deps: RowCallsDeps): RowCallsModel {
  const placing = createBusyFlag();
  const refused = signal<{ key: string; problem: Problem }>();
  let lastPress: SendPress | undefined;

  function call(key: string, send: SendPress, rules?: string[]): Promise<void> {
    return placing.once(async () => {
      refused.value = undefined;
      lastPress = send;
      const shownWorkspace = deps.shownWorkspace();
      const press = {
        gesture: deps.newGesture(),
        ...(rules && { warned: rules }),
        ...(shownWorkspace && { shownWorkspace }),
      };
      const answer = await send(press);
      if (answer.ok) deps.onCounting(answer.value);
      else refused.value = { key, problem: problemOfCall(answer.error) };
    });
  }

  return {
    busy: computed(() => placing.value.value || deps.counting.value !== undefined),
    refused,
    async callContact({ id, callee, name, data }, campaign) {
      if (!callee) return;
      const body = {
        e164: callee.e164,
        ...(name && { calleeName: name }),
        record: { objectId: id, slug: 'mobile_no', data, campaign },
      };
      await call(contactKey(id), (press) => deps.ask('dial', { ...body, ...press }));
    },
    async callNext({ itemId, callee: { e164 } }) {
      const shown = { itemId, e164 };
      await call(itemKey(itemId), (press) => deps.ask('call-next', { ...shown, ...press }));
    },
    async callAgain(made) {
      const body = repeatOf(made, deps.calls.peek());
      await call(callKey(made.id), (press) => deps.ask('dial', { ...body, ...press }));
    },
    async callAnyway() {
      const { key, problem } = refused.value ?? {};
      if (!key || !lastPress || problem?.code !== 'call-warning') return;
      await call(key, lastPress, rulesIn(problem.rules));
    },
  };
}

/** Returns what a rep can do with a call where each row shows why its number was not called again. */
export function rowActions(
  { checks, checkAgain }: CallChecks,
  { busy, refused, callAgain, callAnyway }: RowCallsModel,
  forbidding: ForbidModel,
): Omit<CallActions, 'showLog'> {
  return {
    ...forbidActions(forbidding),
    checks,
    checkAgain,
    busy,
    callAgain,
    callAnyway,
    problemOf: (callId) =>
      refused.value?.key === callKey(callId) ? refused.value.problem : undefined,
  };
}
