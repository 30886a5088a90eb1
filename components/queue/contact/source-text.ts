import { i18n } from '#i18n';
import type { QueueSource } from '@/lib/campaigns/model';

/** Where a contact of the queue comes from: a campaign, the host of a page, a file. */
export function sourceText(source: QueueSource): string {
  if (source.kind === 'campaign') return source.campaignName;
  if (source.kind === 'list') return source.file ?? i18n.t('queue.pasted_list');
  return source.host || i18n.t('queue.from_page');
}
