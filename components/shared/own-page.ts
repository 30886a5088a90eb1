import type { SettingsDatabase } from '@/lib/settings/database';

/** What each page of ours has from its start. */
export interface OwnPage {
  /** Aborts when the page is left. */
  abortSignal: AbortSignal;
  /** Opened once for the whole page: a second connection would keep its first rows waiting. */
  settingsDatabase: SettingsDatabase;
}
