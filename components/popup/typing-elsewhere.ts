import { DIAL_FIELD_ID } from '@/components/dial/DialField';
import { isTextField } from '@/components/wrap-up/use-wrap-up-keys';
import type { Call } from '@/lib/calls/model';
import type { DialModel } from '@/lib/state/calls/dial/dial-model';

/**
 * Returns whether the rep is typing in a text field that a new wrap-up must leave alone. The dial field
 * that still holds the number just called is done.
 */
export function isTypingElsewhere(dial: Pick<DialModel, 'preview'>, call: Call): boolean {
  const active = document.activeElement;
  if (!document.hasFocus() || !isTextField(active)) return false;
  const isEmpty = (active as HTMLInputElement | HTMLTextAreaElement).value === '';
  const isCalled = active?.id === DIAL_FIELD_ID && dial.preview.value?.facts?.e164 === call.callee;
  return !isEmpty && !isCalled;
}
