import type { Call } from '@/lib/calls/model';
import { wordsLocale } from '@/lib/i18n/locale';
import { clockTime } from '@/lib/i18n/times';

/** The values of a note template's variables. `format` writes a number in E.164 for people. */
export function templateValues(call: Call, format: (e164: string) => string) {
  const at = call.requestedAt ?? call.createdAt;
  const number = format(call.callee);
  return {
    name: call.calleeName ?? number,
    number,
    caller_id: format(call.callerId),
    date: new Intl.DateTimeFormat(wordsLocale(), { dateStyle: 'medium' }).format(at),
    time: clockTime(at),
  };
}
