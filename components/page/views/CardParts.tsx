import { i18n } from '#i18n';
import { type CardStep, stepText } from '@/components/page/model/card-step';
import type { Distrust } from '@/lib/page/trust/trust';

/** The callee: the name, if known, above the number. */
export function Callee({ name, text }: { name: string | undefined; text: string }) {
  return (
    <>
      {name && (
        <b class="name">
          <bdi data-text={name} />
        </b>
      )}
      <span class={name ? 'number small' : 'number'}>
        <PhoneText text={text} />
      </span>
    </>
  );
}

/** A phone number: left to right in any language, and never split over two lines. */
export function PhoneText({ text }: { text: string }) {
  return <bdi class="phone" data-text={text} />;
}

/** Props of `StepButton`. */
export interface StepButtonProps {
  step: CardStep;
  onStep: (step: CardStep) => void;
}

/** The button of the next step for a problem. */
export function StepButton({ step, onStep }: StepButtonProps) {
  return (
    <button type="button" class="go main" onClick={() => onStep(step)}>
      <span data-text={stepText(step)} />
    </button>
  );
}

/** The button that closes the card. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" class="close" aria-label={i18n.t('card.close')} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}

const DISTRUST_TEXTS = {
  forged: 'card.pressed_by_script',
  covered: 'card.button_covered',
  'too-soon': 'card.pressed_too_soon',
  'not-reached': 'card.not_reached',
} as const;

/** Returns why a press was rejected, as a sentence that says what to do. */
export function distrustText(why: Distrust): string {
  return i18n.t(DISTRUST_TEXTS[why]);
}

const HANDSET_PATH =
  'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2';

/** A handset, drawn in the text's colour. */
export function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={HANDSET_PATH} />
    </svg>
  );
}

/** An eye: open for a text to mark, crossed out for one to leave alone. */
export function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={isCrossed ? CROSSED_EYE_PATH : EYE_PATH} />
    </svg>
  );
}

const EYE_PATH =
  'M2 12c2-4 5.5-7 10-7s8 3 10 7c-2 4-5.5 7-10 7s-8-3-10-7M9 12a3 3 0 0 0 6 0a3 3 0 0 0-6 0';
const CROSSED_EYE_PATH =
  'M10.5 5.1C15.7 4.5 19.8 7.6 22 12c-.6 1.2-1.3 2.3-2.2 3.2M6.5 6.8C4.6 8.1 3.1 9.9 2 12c2 4 5.5 7 10 7c2 0 3.9-.6 5.5-1.6M9.9 10a3 3 0 0 0 4.1 4.2M3 3L21 21';

/** A cross. */
function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
