import type { DoNotCallEntry, ListedEntry } from '@/lib/do-not-call/model';
import { numberSubject } from '@/lib/do-not-call/subject';
import { CALLEE, NOON } from '@/test/calls/support/calls';

/** An entry about `CALLEE`, unless told otherwise. */
export function doNotCallEntry(request: Partial<DoNotCallEntry> = {}): DoNotCallEntry {
  return {
    ...numberSubject(CALLEE),
    words: 'Asked on the phone',
    source: 'card',
    by: 'Desk phone',
    addedAt: NOON,
    ...request,
  };
}

/** The same entry as the view gets it. */
export function sampleListed(request: Partial<ListedEntry> = {}): ListedEntry {
  return { ...doNotCallEntry(), shown: '+1 212 555 0134', ...request };
}
