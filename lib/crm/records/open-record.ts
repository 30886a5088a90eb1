import type { RecordContext } from '@/lib/calls/model';
import { recordLink, recordUrlAt } from './record-at';

/** The tab functions that opening a record needs. */
export interface RecordTabs {
  /** Returns all tabs. `url` is known only with host access. */
  allTabs(): Promise<readonly { id: number; url?: string }[]>;
  openInNewTab(url: string): Promise<void>;
  /** Returns false if the tab is gone. */
  focusTab(tabId: number): Promise<boolean>;
}

/**
 * Shows a record in the tab that already has it open, else in a new tab. Returns false if the record's
 * address does not belong to its CRM (`recordLink`).
 */
export async function openRecord(
  tabs: RecordTabs,
  record: RecordContext | undefined,
): Promise<boolean> {
  const url = record && recordLink(record);
  if (!url) return false;
  const open = await tabs.allTabs();
  const tab = open.find((each) => each.url && recordUrlAt(record.crm, each.url) === url);
  if (!tab || !(await tabs.focusTab(tab.id))) await tabs.openInNewTab(url);
  return true;
}
