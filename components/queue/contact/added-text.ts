import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import type { AddedToQueue } from '@/lib/queue/model';

/** How many were queued, and how many were left out for which reason: `Queued: 3 · already queued: 1.` */
export function addedText(
  { added, already, forbidden, uncallable }: AddedToQueue,
  uncallableText: (count: string) => string = (count) =>
    i18n.t('audience.without_valid_number', [count]),
): string {
  const counts = [
    i18n.t('audience.queued', [countText(added)]),
    already > 0 && i18n.t('audience.already_queued', [countText(already)]),
    forbidden > 0 && i18n.t('do_not_call.left_out', [countText(forbidden)]),
    uncallable > 0 && uncallableText(countText(uncallable)),
  ].filter((words) => words !== false);
  return `${counts.join(' · ')}.`;
}
