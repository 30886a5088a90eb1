import { i18n } from '#i18n';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** What a rep can do about a problem, as a button on the card. */
export type CardStep =
  | 'set-up'
  | 'caller-id'
  | 'options'
  | 'country'
  | 'again'
  | 'call-again'
  | 'look-again'
  | 'call-log'
  | 'open-record'
  | 'do-not-call'
  | 'do-not-call-list'
  | 'undo-decision';

const STEPS: Readonly<Partial<Record<ProblemCode, CardStep>>> = {
  'no-service': 'set-up',
  'no-token': 'set-up',
  'token-again': 'set-up',
  'no-own-number': 'set-up',
  'no-did': 'set-up',
  'did-not-owned': 'caller-id',
  'host-not-granted': 'options',
  unauthorised: 'options',
  'not-the-service': 'options',
  unexpected: 'options',
  'impossible-number': 'country',
  'not-in-country': 'country',
  'country-unknown': 'country',
  'outcome-unknown': 'look-again',
  'do-not-call': 'do-not-call-list',
  // Certainly nothing was called, and the same press may work now or soon.
  'unexpected-before-call': 'again',
  'storage-failed': 'again',
  'unknown-offer': 'again',
  'called-just-now': 'again',
  'call-in-progress': 'again',
  'too-many-calls': 'again',
  offline: 'again',
  unreachable: 'again',
  'rate-limited': 'again',
  interrupted: 'again',
  'handset-updated': 'again',
};

/** Which steps are possible for a number. */
export interface PossibleSteps {
  /** The number can be offered again. */
  canOfferAgain: boolean;
  /** The number can be read in another country. */
  country: boolean;
  /** The call is shown, so it can be looked up. Without it, the rep looks in the call log. */
  call?: boolean;
}

/** Returns the next step for a problem; undefined if no press can help. */
export function cardStep(code: ProblemCode, possible: PossibleSteps): CardStep | undefined {
  const { canOfferAgain, country, call } = possible;
  const step = STEPS[code];
  if (step === 'again' && !canOfferAgain) return undefined;
  if (step === 'look-again' && !call) return 'call-log';
  return step === 'country' && !country ? undefined : step;
}

/** Returns whether calling again may work, be it now or later. */
export function mayRetry(code: ProblemCode): boolean {
  return STEPS[code] === 'again';
}

/** Returns the label of a step's button. */
export function stepText(step: CardStep): string {
  switch (step) {
    case 'set-up':
      return i18n.t('card.set_up');
    case 'caller-id':
      return i18n.t('card.choose_caller_id');
    case 'options':
      return i18n.t('card.open_options');
    case 'country':
      return i18n.t('card.change_country');
    case 'look-again':
      return i18n.t('call.check_again');
    case 'call-log':
      return i18n.t('popup.check_log');
    case 'again':
      return i18n.t('card.try_again');
    case 'call-again':
      return i18n.t('call.call_again');
    case 'open-record':
      return i18n.t('call.open_record');
    case 'do-not-call':
      return i18n.t('do_not_call.add_row');
    case 'do-not-call-list':
      return i18n.t('do_not_call.open');
    case 'undo-decision':
      return i18n.t('list_import.undo');
  }
}
