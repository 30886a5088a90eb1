import { type CardStep, stepText } from '@/components/page/model/card-step';

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
