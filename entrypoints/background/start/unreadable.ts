import type { CallDatabase } from '@/lib/calls/database';
import { callRows } from '@/lib/calls/row-readers';
import type { CampaignDatabase } from '@/lib/campaigns/database';
import { campaignRows } from '@/lib/campaigns/row-readers';
import { type CheckedTable, checkedTablesOf } from '@/lib/database/unreadable-rows';
import { entryOfKey } from '@/lib/do-not-call/row-readers';
import { type ErrorDatabase, errorRows } from '@/lib/problems/error-log';
import type { SettingsDatabase } from '@/lib/settings/database';
import { settingsRows } from '@/lib/settings/row-readers';

/** The databases of Handset. */
export interface Databases {
  calls: CallDatabase;
  campaigns: CampaignDatabase;
  settings: SettingsDatabase;
  errors: ErrorDatabase;
}

/** All tables of all databases, to look for unreadable rows. */
export function checkedTables({ calls, campaigns, settings, errors }: Databases): CheckedTable[] {
  const doNotCall = { inPlaceOf: (key: unknown) => entryOfKey(key, Date.now()) };
  return [
    ...checkedTablesOf(calls, callRows, { doNotCall }),
    ...checkedTablesOf(campaigns, campaignRows),
    ...checkedTablesOf(settings, settingsRows, { secrets: { isSecret: true } }),
    ...checkedTablesOf(errors, errorRows),
  ];
}
