import { i18n } from '#i18n';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** What the toolbar icon tells. */
type Told =
  | { tells: 'countdown'; seconds: number; text: string }
  | { tells: 'trouble'; problem: ProblemCode }
  | { tells: 'follow-ups' | 'open-calls'; count: number };

/** The text on the toolbar icon, which has room for four characters, and its tooltip. */
export function badgeText(told: Told): { text: string; tooltip: string } {
  switch (told.tells) {
    case 'countdown':
      return {
        text: told.seconds > 0 ? String(told.seconds) : '…',
        tooltip: i18n.t('badge.calling', [numberInSentence(told.text)]),
      };
    case 'trouble':
      return { text: '!', tooltip: problemText({ code: told.problem }) };
    case 'follow-ups':
      return {
        text: String(told.count),
        tooltip: i18n.t('badge.follow_ups', [String(told.count)]),
      };
    case 'open-calls':
      return { text: '•', tooltip: i18n.t('badge.open_calls', [String(told.count)]) };
  }
}
