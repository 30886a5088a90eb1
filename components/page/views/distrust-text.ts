import { i18n } from '#i18n';
import type { Distrust } from '@/lib/page/trust/trust';

const KEYS = {
  forged: 'card.pressed_by_script',
  covered: 'card.button_covered',
  'too-soon': 'card.pressed_too_soon',
  'not-reached': 'card.not_reached',
} as const;

/** Returns why a press was rejected, as a sentence that says what to do. */
export function distrustText(why: Distrust): string {
  return i18n.t(KEYS[why]);
}
