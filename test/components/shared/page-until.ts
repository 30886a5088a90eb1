import type { OwnPage } from '@/components/shared/own-page';
import { openSettingsDatabase } from '@/lib/settings/database';

/** What a page of ours has from its start. It is left when `left` aborts. */
export function pageUntil(left = new AbortController()): OwnPage {
  return { abortSignal: left.signal, settingsDatabase: openSettingsDatabase() };
}
