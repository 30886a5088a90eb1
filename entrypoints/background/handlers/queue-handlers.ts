import type { Call } from '@/lib/calls/model';
import type { Placer } from '@/lib/calls/place/placer';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import type { RecordTabs } from '@/lib/crm/records/open-record';
import type { queueMessages } from '@/lib/messages/rows/queue-messages';
import type { Handlers } from '@/lib/messages/server';
import { countingCall } from '@/lib/offers/shown-call';
import { announceQueueChange } from '@/lib/platform/views';
import { queueAudience, queueNumbers } from '@/lib/queue/add-to-queue';
import { callNext, openQueuedRecord } from '@/lib/queue/call-next';
import {
  callLater,
  chooseNumber,
  dropFromQueue,
  putBack,
  skipItem,
} from '@/lib/queue/change-queue';
import { readResults } from '@/lib/queue/lists/list-results';
import { queueContacts, readLists, undoImport } from '@/lib/queue/lists/queue-list';
import { readList } from '@/lib/queue/lists/read-list';
import { readQueue } from '@/lib/queue/read-queue';
import { noteActivity, setReady } from '@/lib/queue/ready';
import { putBackSkipped } from '@/lib/queue/skip-called';

/** What the messages about the queue need. */
export interface QueueHandlerDeps extends CampaignDeps {
  startCall: Placer['startCall'];
  /** The browser's tabs, to show a contact's record in. */
  tabs: RecordTabs;
  /** Opens the record of a call that was just started. The answer does not wait for it. */
  openRecordAfter(call: Call): void;
  /** Reads colleagues' calls soon: the rep looks at numbers. */
  askHistorySoon(): void;
}

/** Answers the messages of our own pages about the queue. */
export function queueHandlers(deps: QueueHandlerDeps): Pick<Handlers, keyof typeof queueMessages> {
  return {
    queue: (range) => {
      deps.askHistorySoon();
      return readQueue(deps, range);
    },
    'put-back-called': ({ itemId }) => done(putBackSkipped(deps, itemId)),
    'queue-audience': ({ campaignName, ...request }) =>
      announced(queueAudience(deps, withoutUndefined(request), campaignName)),
    'queue-numbers': ({ source, numbers }) => announced(queueNumbers(deps, source, numbers)),
    'read-list': ({ rows }) => readList(deps, rows),
    'queue-list': ({ list, contacts, hasMore }) => {
      const added = queueContacts(deps, list, contacts);
      return hasMore ? added : announced(added);
    },
    'undo-import': ({ importId }) => announced(undoImport(deps, importId)),
    'queued-lists': () => readLists(deps),
    'list-results': ({ importId, after }) => readResults(deps, importId, after),
    'choose-number': ({ itemId, e164 }) => done(chooseNumber(deps, itemId, e164)),
    'call-next': async (press) => {
      const call = await announced(callNext(deps, press, deps.startCall));
      deps.openRecordAfter(call);
      return countingCall(call);
    },
    'open-queued-record': ({ itemId }) => done(openQueuedRecord(deps, deps.tabs, itemId)),
    'remove-from-queue': ({ itemId }) => done(dropFromQueue(deps, itemId)),
    'skip-in-queue': ({ itemId, reason }) => done(skipItem(deps, itemId, reason)),
    'put-back': ({ skipId }) => done(putBack(deps, skipId)),
    'call-later': ({ itemId, at }) => done(callLater(deps, itemId, at)),
    'set-ready': ({ ready }) => done(setReady(deps, ready)),
    'queue-activity': async () => (await noteActivity(deps)) ?? null,
  };
}

/** Tells every view of what the work changed. */
async function announced<T>(work: Promise<T>): Promise<T> {
  return work.finally(announceQueueChange);
}

async function done(work: Promise<unknown>): Promise<null> {
  await announced(work);
  return null;
}
