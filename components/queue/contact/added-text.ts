import { i18n } from '#i18n';
import type { AddedToQueue } from '@/lib/campaigns/model';
import { numberText } from '@/lib/state/list/number-text';

/** How many were queued, and how many were left out for which reason: `Queued: 3 · already queued: 1.` */
export function addedText(
  { added, already, forbidden, uncallable }: AddedToQueue,
  uncallableText: (count: string) => string = (count) =>
    i18n.t('audience.without_valid_number', [count]),
): string {
  const counts = [
    i18n.t('audience.queued', [numberText(added)]),
    already > 0 && i18n.t('audience.already_queued', [numberText(already)]),
    forbidden > 0 && i18n.t('do_not_call.left_out', [numberText(forbidden)]),
    uncallable > 0 && uncallableText(numberText(uncallable)),
  ].filter((words) => words !== false);
  return `${counts.join(' · ')}.`;
}
