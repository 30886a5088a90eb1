import { i18n } from '#i18n';
import type { AudienceColumn, AudienceRow } from '@/lib/campaigns/model';
import { audienceStatuses } from './audience-filters';

/** Titles of the columns that the service documents. */
const titles: Readonly<Record<string, () => string>> = {
  mobile_no: () => i18n.t('audience.columns.mobile_no'),
  input_data: () => i18n.t('audience.columns.input_data'),
  status: () => i18n.t('audience.columns.status'),
  total_attempt: () => i18n.t('audience.columns.total_attempt'),
  last_call_status: () => i18n.t('audience.columns.last_call_status'),
  duration: () => i18n.t('audience.columns.duration'),
  last_disposition: () => i18n.t('audience.columns.last_disposition'),
  last_attempt: () => i18n.t('audience.columns.last_attempt'),
  updated_by: () => i18n.t('audience.columns.updated_by'),
};

/**
 * Translates the titles of documented columns; other columns keep the service's label. In the
 * simplified mode every key but the number's is a field of the contact, whatever its name.
 */
export function translateColumns(
  columns: readonly AudienceColumn[],
  hasFieldColumns: boolean,
): AudienceColumn[] {
  return columns.map(({ key, label }) => {
    const title = hasFieldColumns && key !== 'mobile_no' ? undefined : titles[key];
    return { key, label: title?.() ?? label };
  });
}

/** Translates a documented lead status; returns any other word as the service wrote it. */
export function leadStatusText(word: string): string {
  const status = audienceStatuses.find((name) => name === word.trim().toLowerCase());
  return status ? i18n.t(`audience.statuses.${status}`) : word;
}

/** Returns whether the service says that nobody called this contact yet: `0/3` attempts. */
export function isUncalled({ cells }: AudienceRow): boolean {
  return /^\s*0\s*\//.test(cells.total_attempt ?? '');
}
