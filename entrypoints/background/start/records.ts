import type { Call } from '@/lib/calls/model';
import type { RecordTabs } from '@/lib/crm/records/open-record';
import { openRecordAfter } from '@/lib/offers/records/open-call-record';
import { allTabs, focusTab, openInNewTab } from '@/lib/platform/tabs/tabs';
import type { Background } from './deps';

/** The browser's own tabs. */
export const recordTabs: RecordTabs = { allTabs, openInNewTab, focusTab };

/** Opens the record after a call from popup or queue, without making the answer wait for it. */
export function openRecordInBackground({ offers, placer, report }: Background, call: Call): void {
  const deps = { ...offers, tabs: recordTabs, outcome: placer.outcome };
  void openRecordAfter(deps, call).catch((error) => report('open record', error));
}
