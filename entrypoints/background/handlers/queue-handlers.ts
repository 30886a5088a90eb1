import type { Background } from '@/entrypoints/background/start/deps';
import { openRecordInBackground, recordTabs } from '@/entrypoints/background/start/records';
import { countingCall } from '@/lib/calls/counting-call';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import type { queueMessages } from '@/lib/messages/rows/queue-messages';
import type { Handlers } from '@/lib/messages/server';
import { announceQueueChange } from '@/lib/platform/views/queue-changes';
import { queueNumbers } from '@/lib/queue/add-to-queue';
import { callNext } from '@/lib/queue/call-next';
import { callLater, dropFromQueue, putBack, skipItem } from '@/lib/queue/change-queue';
import { openQueuedRecord } from '@/lib/queue/open-queued-record';
import { queueAudience } from '@/lib/queue/queue-audience';
import { readList } from '@/lib/queue/read-list';
import { readQueue } from '@/lib/queue/read-queue';
import { noteActivity, setReady } from '@/lib/queue/ready';

/** Answers the messages of our own pages about the queue. */
export function queueHandlers(background: Background): Pick<Handlers, keyof typeof queueMessages> {
  const { campaigns: deps, placer } = background;
  return {
    queue: (range) => readQueue(deps, range),
    'queue-audience': ({ campaignName, ...request }) =>
      announced(queueAudience(deps, withoutUndefined(request), campaignName)),
    'queue-numbers': ({ source, numbers }) => announced(queueNumbers(deps, source, numbers)),
    'read-list': (list) => readList(deps, list),
    'call-next': async (press) => {
      const call = await announced(callNext(deps, press, placer.startCall));
      openRecordInBackground(background, call);
      return countingCall(call);
    },
    'open-queued-record': ({ itemId }) => done(openQueuedRecord(deps, recordTabs, itemId)),
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
