import { type ReadonlySignal, signal } from '@preact/signals';
import type { CountingCall, Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Confirmation } from '@/lib/offers/model';
import { rulesIn } from '@/lib/problems/rule-notice';

/** What the confirmation takes. */
export interface ConfirmationDeps {
  ask: Ask;
  /** The tab that the call comes from. */
  activeTab: () => Promise<{ id: number } | undefined>;
  /** Whether this page has been in front for a moment: a press before that may be for what was there before. */
  isSteady: ReadonlySignal<boolean>;
  onCounting: (counting: CountingCall) => void;
}

/** A call of a page that waits for the rep's confirmation here, outside the page. */
export interface ConfirmationModel {
  /** Read once: no other number ever takes its place under the rep's pointer. */
  waiting: ReadonlySignal<Confirmation | undefined>;
  isSteady: ReadonlySignal<boolean>;
  busy: ReadonlySignal<boolean>;
  /** Why the call was not made. */
  problem: ReadonlySignal<Problem | undefined>;
  /** `always`: the site may call at one click from now on. */
  confirm(always: boolean): Promise<void>;
  drop(): Promise<void>;
}

/** Creates the model, and reads what waits in the tab. */
export function createConfirmationModel(
  { ask, activeTab, isSteady, onCounting }: ConfirmationDeps,
  abortSignal: AbortSignal,
): ConfirmationModel {
  const waiting = signal<Confirmation>();
  const busy = signal(false);
  const problem = signal<Problem>();

  async function read(): Promise<void> {
    const tab = await activeTab();
    if (!tab) return;
    const answer = await ask('confirmation', { tabId: tab.id });
    if (answer.ok && !abortSignal.aborted) waiting.value = answer.value ?? undefined;
  }

  /** Shows the caller ID that the same call would get now. */
  async function readAgain(offerId: string): Promise<void> {
    const tab = await activeTab();
    const answer = tab && (await ask('confirmation', { tabId: tab.id }));
    if (answer?.ok && answer.value?.offerId === offerId) waiting.value = answer.value;
  }

  void read();
  return {
    waiting,
    isSteady,
    busy,
    problem,
    async confirm(always) {
      const offerId = waiting.value?.offerId;
      if (!offerId || busy.value || !isSteady.value) return;
      busy.value = true;
      const warned = rulesIn(problem.value?.rules ?? waiting.value?.warning);
      const shownCallerId = waiting.value?.legs?.callerId;
      const answer = await ask('confirm-call', {
        ...{ offerId, always },
        ...(warned.length > 0 && { warned }),
        ...(shownCallerId && { shownCallerId }),
      });
      if (!answer.ok && answer.error.code === 'caller-id-changed') await readAgain(offerId);
      busy.value = false;
      problem.value = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      waiting.value = undefined;
      onCounting(answer.value);
    },
    async drop() {
      const offerId = waiting.value?.offerId;
      waiting.value = undefined;
      problem.value = undefined;
      if (offerId) await ask('drop-confirmation', { offerId });
    },
  };
}
