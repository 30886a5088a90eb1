import { clientWhileOnline } from '@/entrypoints/background/start/service/service-client';
import type { CallDeps } from '@/lib/calls/deps';
import { backOffAfter } from '@/lib/calls/failure';
import { readFollowState, waitUntilNextRound } from '@/lib/calls/follow/follow-state';
import { ownCallsById, ownCallsTo } from '@/lib/calls/log/own-calls';
import { createHistoryAsker, type HistoryAsker } from '@/lib/colleagues/ask-history';
import { pruneColleagueCalls } from '@/lib/colleagues/calls-of-colleagues';
import { noteHistory } from '@/lib/colleagues/note-history';
import { heldList } from '@/lib/do-not-call/shared/held-list';
import { createRunAlone } from '@/lib/platform/runtime';
import { announceQueueChange } from '@/lib/platform/views';
import type { HistoryPage } from '@/lib/service/calls/history';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/http/service-error';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { Errors } from './errors';

/** Colleagues' calls: asked for, and noted from whatever is read of the history. */
export interface CallsOfColleagues extends HistoryAsker {
  /** Returns the client; what it reads of the history is noted too. */
  noting(client: ServiceClient): ServiceClient;
}

/** Starts noting whom colleagues called. */
export function startColleagues(
  deps: CallDeps,
  settingsDatabase: SettingsDatabase,
  report: Errors['report'],
  abortSignal: AbortSignal,
): CallsOfColleagues {
  const { database, now, readSettings } = deps;
  const own = {
    ownCallsById: (ids: readonly string[]) => ownCallsById(database, ids),
    ownCallsTo: (callees: readonly string[], from: number) => ownCallsTo(database, callees, from),
  };

  const readWithRules = async () => ({
    ...(await readSettings()),
    sharedRules: (await heldList(database))?.rules ?? [],
  });

  async function note({ entries }: HistoryPage) {
    const noted = await noteHistory({ ...deps, ...own, readSettings: readWithRules }, entries);
    // The queue may skip somebody now, and lists say more.
    if (noted.added > 0) announceQueueChange();
    return noted;
  }

  const prune = async () => pruneColleagueCalls(database, await readWithRules(), now());
  void prune().catch((error) => report('calls of colleagues', error));
  const asker = createHistoryAsker(
    {
      ...{ database, readSettings, now, note, report },
      client: () => clientWhileOnline(settingsDatabase),
      mayAsk: async () => {
        const { workspace } = await readSettings();
        const state = await readFollowState(database, workspace);
        return !state.stopped && waitUntilNextRound({ ...state, nextAt: 0 }, now()) === 0;
      },
      waitAfter: (error) => (error instanceof ServiceError ? backOffAfter(error) : 0),
      runAlone: createRunAlone('colleagues'),
    },
    abortSignal,
  );
  return {
    ...asker,
    noting: (client) => ({
      ...client,
      async history(query, options) {
        const page = await client.history(query, options);
        await note(page).catch((error) => report('calls of colleagues', error));
        return page;
      },
    }),
  };
}
