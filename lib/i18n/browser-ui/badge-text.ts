import { i18n } from '#i18n';
import { counted } from '@/lib/i18n/counted';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** What the toolbar icon shows, with its number formatted. */
type BadgeContent =
  | { kind: 'countdown'; seconds: number; text: string; cancelKeys?: string | undefined }
  | { kind: 'trouble' | 'logging-stopped'; problem: ProblemCode }
  | { kind: 'follow-ups' | 'recordings' | 'open-calls'; count: number };

/** Two digits fit beside the sign. */
const MAX_SHOWN = 99;

/** The text on the toolbar icon, which has room for four characters, and its tooltip. */
export function badgeText(content: BadgeContent): { text: string; tooltip: string } {
  switch (content.kind) {
    case 'countdown':
      return {
        text: content.seconds > 0 ? String(content.seconds) : '…',
        tooltip: callingText(numberInSentence(content.text), content.cancelKeys),
      };
    case 'trouble':
      return { text: '!', tooltip: requestProblemText({ code: content.problem }) };
    case 'logging-stopped':
      return {
        text: '!',
        tooltip: i18n.t('logging.stopped', [requestProblemText({ code: content.problem })]),
      };
    case 'follow-ups':
      return {
        text: String(content.count),
        tooltip: counted('badge.follow_ups', content.count),
      };
    case 'recordings':
      return {
        text: `►${Math.min(content.count, MAX_SHOWN)}`,
        tooltip: counted('badge.recordings', content.count),
      };
    case 'open-calls':
      return { text: '•', tooltip: counted('badge.open_calls', content.count) };
  }
}

/** Says whom the countdown calls, and how to cancel it. */
function callingText(number: string, keys: string | undefined): string {
  if (!keys) return i18n.t('badge.calling_without_keys', [number]);
  return i18n.t('badge.calling', [number, keys]);
}
