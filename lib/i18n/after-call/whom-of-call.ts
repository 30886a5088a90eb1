import type { Call } from '@/lib/calls/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { exactMomentText } from '@/lib/i18n/times';

/**
 * Whom the row of a call is about, for the names of its controls. With the time of the call where another
 * call of the list went to the same number, so that the controls of two rows differ.
 */
export function whomOfCall(call: Call, text: string, listed: readonly Call[]): string {
  const whom = whomAndNumber(call.calleeName, text);
  const isOneOfSeveral = listed.some(({ id, callee }) => id !== call.id && callee === call.callee);
  return isOneOfSeveral ? `${whom}, ${exactMomentText(call.createdAt)}` : whom;
}
