import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import type { QueueSource, SkipReason } from '@/lib/campaigns/model';
import { wordsLocale } from '@/lib/i18n/locale';
import { clockTime, startOfDay } from '@/lib/i18n/times';
import type { AddedToQueue } from '@/lib/queue/model';

/** Where a contact of the queue comes from: a campaign, the host of a page, a file. */
export function sourceText(source: QueueSource): string {
  if (source.kind === 'campaign') return source.campaignName;
  if (source.kind === 'list') return source.file ?? i18n.t('queue.pasted_list');
  return source.host || i18n.t('queue.from_page');
}

/** When a contact is to be called again, for the middle of a sentence: `14:30`, `Tue, 24 Nov, 09:00`. */
export function dueText(at: number, now: number): string {
  if (startOfDay(at) === startOfDay(now)) return i18n.t('popup.today_at', [clockTime(at)]);
  const day = new Intl.DateTimeFormat(wordsLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return `${day.format(at)}, ${clockTime(at)}`;
}

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
  return i18n.t('audience.queued_counts', [counts.join(' · ')]);
}

const SKIP_REASON_TEXTS = {
  none: 'queue.skip_reasons.none',
  'not-now': 'queue.skip_reasons.not_now',
  'wrong-number': 'queue.skip_reasons.wrong_number',
  'wrong-person': 'queue.skip_reasons.wrong_person',
  other: 'queue.skip_reasons.other',
} as const satisfies Record<SkipReason, string>;

/** The reasons, in the order of the buttons. */
export const SKIP_REASONS = Object.keys(SKIP_REASON_TEXTS) as SkipReason[];

/** Why a contact was skipped, in the rep's language. */
export function skipReasonText(reason: SkipReason): string {
  return i18n.t(SKIP_REASON_TEXTS[reason]);
}
