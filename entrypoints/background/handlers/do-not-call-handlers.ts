import type { SharedListUpdates } from '@/entrypoints/background/start/do-not-call/shared-list';
import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { callsSince } from '@/lib/calls/log/call-log';
import {
  type ForbidDeps,
  type ForbidRequest,
  forbid,
  importRows,
  listingPage,
  repName,
} from '@/lib/do-not-call/forbid';
import { entriesAfter, removeEntry } from '@/lib/do-not-call/list';
import type { ForbidResult } from '@/lib/do-not-call/model';
import { signedList } from '@/lib/do-not-call/proof';
import type { doNotCallMessages } from '@/lib/messages/rows/do-not-call-messages';
import type { Handlers } from '@/lib/messages/server';
import { readNumber } from '@/lib/offers/typed-number';

/** Answers the messages about the do-not-call list. */
export function doNotCallHandlers({
  database,
  now,
  readSettings,
  country,
  sharedList,
}: CallDeps & { sharedList: SharedListUpdates }): Pick<Handlers, keyof typeof doNotCallMessages> {
  const deps = {
    ...{ database, now, readSettings },
    readNumber: async (text: string) => numberIn(text, country(await readSettings())),
  };
  return {
    'do-not-call-list': (request) => listingPage(database, request),
    forbid: (request) => forbidOrFail(deps, request),
    'forbid-called': async ({ callId }) => {
      const call = await database.calls.get(callId);
      if (!call) throw new Failure('unknown-call');
      const { callee: text, calleeName: name } = call;
      await forbidOrFail(deps, { text, name, words: '', source: 'card' });
      return null;
    },
    'import-do-not-call': ({ rows }) => importRows(deps, rows),
    'export-do-not-call': ({ after }) => entriesAfter(database, after),
    'prove-do-not-call': async () => signedList(database, now(), await callsSince(database, 0)),
    'shared-list': sharedList.status,
    'update-shared-list': sharedList.update,
    'allow-again': async ({ key, words }) => {
      await removeEntry(database, key, { words, by: await repName(deps), at: now() });
      return null;
    },
  };
}

/** Puts a text on the list. Fails if it is no number, domain or company. */
async function forbidOrFail(deps: ForbidDeps, request: ForbidRequest): Promise<ForbidResult> {
  const result = await forbid(deps, request);
  if (!result) throw new Failure('no-subject');
  return result;
}

function numberIn(text: string, country: Parameters<typeof readNumber>[1]): string | undefined {
  try {
    return readNumber(text, country).e164;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
