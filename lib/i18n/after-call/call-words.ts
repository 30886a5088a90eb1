import { i18n } from '#i18n';
import type { Call } from '@/lib/calls/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { wordsLocale } from '@/lib/i18n/locale';
import { clockTime, exactMomentText } from '@/lib/i18n/times';
import {
  type DefaultDispositionId,
  type Disposition,
  defaultDispositionIds,
} from '@/lib/settings/dispositions';

/** Returns the label of a disposition: the rep's own, else that of the default entry. */
export function dispositionText(id: string, list: readonly Disposition[]): string {
  const own = list.find((entry) => entry.id === id)?.label;
  if (own) return own;
  return isDefault(id) ? i18n.t(`wrap_up.dispositions.${id}`) : id;
}

function isDefault(id: string): id is DefaultDispositionId {
  return (defaultDispositionIds as readonly string[]).includes(id);
}

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

/**
 * Whom the row of a call is about, for the names of its controls. With the time of the call where another
 * call of the list went to the same number, so that the controls of two rows differ.
 */
export function whomOfCall(call: Call, text: string, listed: readonly Call[]): string {
  const whom = whomAndNumber(call.calleeName, text);
  const isOneOfSeveral = listed.some(({ id, callee }) => id !== call.id && callee === call.callee);
  return isOneOfSeveral ? `${whom}, ${exactMomentText(call.createdAt)}` : whom;
}
