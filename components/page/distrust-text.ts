import { i18n } from '#i18n';
import type { Distrust } from '@/lib/page/trust/trust';

const WORDS = { forged: 'forged', covered: 'covered', 'too-soon': 'too_soon' } as const;

/** Why a click was not taken, in a sentence that says what to do. */
export function distrustText(why: Distrust): string {
  return i18n.t(`card.${WORDS[why]}`);
}
