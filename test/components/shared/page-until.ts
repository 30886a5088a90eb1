import type { OwnPage } from '@/components/shared/own-page';
import { openSettingsDatabase } from '@/lib/settings/database';

/** What a page of ours has from its start. It is left when `lifetime` aborts. */
export function pageUntil(lifetime = new AbortController()): OwnPage {
  return { abortSignal: lifetime.signal, settingsDatabase: openSettingsDatabase() };
}
