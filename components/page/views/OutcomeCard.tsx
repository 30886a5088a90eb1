import { i18n } from '#i18n';
import type { LookUpState } from '@/components/page/model/card-content';
import { type CardStep, cardStep, stepText } from '@/components/page/model/card-step';
import {
  Callee,
  CloseButton,
  StepButton,
  type StepButtonProps,
} from '@/components/page/views/CardParts';
import type { PublicCall } from '@/lib/calls/model';
import { callProblemText, requestProblemText } from '@/lib/i18n/problem-text';

/** Props of `OutcomeCard`. `text` is the callee's number, formatted. */
export interface OutcomeCardProps extends Pick<StepButtonProps, 'onStep'> {
  call: PublicCall;
  text: string;
  looked: LookUpState | undefined;
  /** The number can be offered again. */
  canOfferAgain: boolean;
  onClose: () => void;
}

/** The outcome of a call, in words and not only by colour, and the next step, if there is one. */
export function OutcomeCard({
  call,
  text,
  looked,
  canOfferAgain,
  onStep,
  onClose,
}: OutcomeCardProps) {
  const { tone, word } = toneOf(call);
  const label = [word, call.calleeName ?? text].join(' · ');
  const step = stepOf(call, canOfferAgain);
  return (
    <section class="card progress" aria-label={label}>
      <header>
        <span class={`chip ${tone}`} data-text={word} />
        <Callee name={call.calleeName} text={text} />
        {step && <CloseButton onClose={onClose} />}
      </header>
      <p class="line" data-text={outcomeLine(call)} />
      {looked && looked !== 'looking' && <p class="problem" data-text={lookedText(looked)} />}
      {looked === 'looking' && <p class="line" data-text={i18n.t('call.checking')} />}
      {call.hasRecord && (
        <button type="button" class="plain outcome-step" onClick={() => onStep('open-record')}>
          <span data-text={stepText('open-record')} />
        </button>
      )}
      {call.state === 'placed' && (
        <button type="button" class="plain outcome-step" onClick={() => onStep('do-not-call')}>
          <span data-text={stepText('do-not-call')} />
        </button>
      )}
      {looked !== 'looking' && <LastButton {...{ step, onStep, onClose }} />}
    </section>
  );
}

/** Props of `SentenceCard`. */
export interface SentenceCardProps extends Pick<StepButtonProps, 'onStep'> {
  sentence: string;
  step?: CardStep | undefined;
  /** The number that the sentence is about. */
  text?: string | undefined;
  onClose: () => void;
}

/** A message in place of the card. */
export function SentenceCard({ sentence, text, step, onStep, onClose }: SentenceCardProps) {
  return (
    <section class="card progress" aria-label={text ?? i18n.t('card.name')}>
      <header>
        {text && <Callee name={undefined} text={text} />}
        <p class="line" data-text={sentence} />
        {step && <CloseButton onClose={onClose} />}
      </header>
      <LastButton {...{ step, onStep, onClose }} />
    </section>
  );
}

/** The next step in place of Cancel; Close if there is none. */
function LastButton({
  step,
  onStep,
  onClose,
}: Pick<SentenceCardProps, 'step' | 'onStep' | 'onClose'>) {
  if (step) return <StepButton step={step} onStep={onStep} />;
  return (
    <button type="button" class="ghost main" onClick={onClose}>
      <span data-text={i18n.t('card.close')} />
    </button>
  );
}

/** Returns the next step. An unconfirmed call may have been placed, so it is looked up first. */
function stepOf({ state, problem }: PublicCall, canOfferAgain: boolean): CardStep | undefined {
  if (state === 'unconfirmed') return 'look-again';
  return state === 'refused' && problem
    ? cardStep(problem.code, { canOfferAgain, country: false })
    : undefined;
}

function outcomeLine(call: PublicCall): string {
  return callProblemText(call) ?? i18n.t('card.ringing_order');
}

/** What a screen reader says of an outcome, or of looking the call up again. */
export function outcomeWords(call: PublicCall, looked: LookUpState | undefined): string[] {
  if (looked === 'looking') return [i18n.t('call.checking')];
  return looked ? [lookedText(looked)] : [toneOf(call).word, outcomeLine(call)];
}

function lookedText(looked: Exclude<LookUpState, 'looking'>): string {
  return looked === 'nothing' ? i18n.t('call.nothing_new') : requestProblemText(looked);
}

function toneOf({ state }: PublicCall) {
  switch (state) {
    case 'refused':
      return { tone: 'no', word: i18n.t('card.refused') };
    case 'cancelled':
      return { tone: '', word: i18n.t('card.cancelled') };
    case 'unconfirmed':
      return { tone: 'warn', word: i18n.t('card.unconfirmed') };
    default:
      return { tone: 'on', word: i18n.t('card.requested') };
  }
}
