import { i18n } from '#i18n';
import type { Distrust } from '@/lib/page/trust/trust';

const WORDS = {
  forged: 'pressed_by_script',
  covered: 'button_covered',
  'too-soon': 'pressed_too_soon',
} as const;

/** Why a click was not taken, in a sentence that says what to do. */
export function distrustText(why: Distrust): string {
  return i18n.t(`card.${WORDS[why]}`);
}
