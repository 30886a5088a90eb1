import { type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createBusyFlag } from '@/components/shared/turns';
import type { SharedListStatus } from '@/lib/do-not-call/model';
import type { Ask } from '@/lib/messages/client';
import type { Policy } from '@/lib/settings/policy';

/** The company's do-not-call list as Options shows it. */
export interface SharedListModel {
  /** Undefined until it is read. */
  status: ReadonlySignal<SharedListStatus | undefined>;
  busy: ReadonlySignal<boolean>;
  /** Fetches the list now. */
  update(): Promise<void>;
}

/** Creates the model. It reads again after each change of the policy, until the signal ends. */
export function createSharedListModel(
  ask: Ask,
  policy: ReadonlySignal<Policy>,
  abortSignal: AbortSignal,
): SharedListModel {
  const status = signal<SharedListStatus>();
  const busy = createBusyFlag();

  async function read(message: 'shared-list' | 'update-shared-list'): Promise<void> {
    const answer = await ask(message, null);
    if (answer.ok && !abortSignal.aborted) status.value = answer.value;
  }

  reactTo(
    () => policy.value.sharedList,
    () => void read('shared-list'),
    abortSignal,
  );
  return { status, busy: busy.value, update: () => busy.once(() => read('update-shared-list')) };
}
