import type { CountdownModel } from '@/components/countdown/countdown-model';
import { DIAL_FIELD_ID, type DialModel } from '@/components/dial/dial-model';
import { isTextField } from '@/components/wrap-up/use-wrap-up-keys';
import type { Call } from '@/lib/calls/model';

/** What shows where the rep is at work. */
interface TypingDeps {
  dial: Pick<DialModel, 'preview' | 'usedSinceCall'>;
  countdown: Pick<CountdownModel, 'outcome'>;
}

/**
 * Returns whether the rep types elsewhere, or is about to: a wrap-up then leaves the focus alone. Only
 * the call that ended in this view takes it: who opens the popup wants to dial. The dial field that
 * still holds the number just called is done, unless the rep used it since: the next number may follow.
 */
export function isTypingElsewhere(
  { dial, countdown }: TypingDeps,
  call: Pick<Call, 'id' | 'callee'>,
): boolean {
  if (countdown.outcome.value?.id !== call.id) return true;
  const active = document.activeElement;
  if (!document.hasFocus() || !isTextField(active)) return false;
  const isEmpty = (active as HTMLInputElement | HTMLTextAreaElement).value === '';
  const isCalled =
    active?.id === DIAL_FIELD_ID &&
    !dial.usedSinceCall.value &&
    dial.preview.value?.facts?.e164 === call.callee;
  return !isEmpty && !isCalled;
}
