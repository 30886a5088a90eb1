import { i18n } from '#i18n';
import type { SkipReason } from '@/lib/campaigns/model';

const keys = {
  none: 'queue.skip_reasons.none',
  'not-now': 'queue.skip_reasons.not_now',
  'wrong-number': 'queue.skip_reasons.wrong_number',
  'wrong-person': 'queue.skip_reasons.wrong_person',
  other: 'queue.skip_reasons.other',
} as const satisfies Record<SkipReason, string>;

/** The reasons, in the order of the buttons. */
export const SKIP_REASONS = Object.keys(keys) as SkipReason[];

/** Why a contact was skipped, in the rep's language. */
export function skipReasonText(reason: SkipReason): string {
  return i18n.t(keys[reason]);
}
