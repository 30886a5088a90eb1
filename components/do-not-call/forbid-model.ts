import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';

/** Putting numbers on the do-not-call list from the rows of other views. */
export interface ForbidModel {
  /** By key of the row: `done`, or why it failed. */
  states: ReadonlySignal<ReadonlyMap<string, 'done' | Problem>>;
  /** Puts a number on the list. Resolves with whether it is there now. */
  forbid(key: string, request: Omit<Requests['forbid'], 'words'>): Promise<boolean>;
}

/** Creates the model. */
export function createForbidModel(ask: Ask): ForbidModel {
  const states = signal<ReadonlyMap<string, 'done' | Problem>>(new Map());
  return {
    states,
    async forbid(key, request) {
      const answer = await ask('forbid', { ...request, words: '' });
      states.value = new Map(states.value).set(key, answer.ok ? 'done' : answer.error);
      return answer.ok;
    },
  };
}
