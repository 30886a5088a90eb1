import { type NextStep, stepText } from '@/components/page/model/next-step';

/** Props of `StepButton`. */
export interface StepButtonProps {
  step: NextStep;
  onStep: (step: NextStep) => void;
}

/** The button of the next step for a problem. */
export function StepButton({ step, onStep }: StepButtonProps) {
  return (
    <button type="button" class="go main" onClick={() => onStep(step)}>
      <span data-text={stepText(step)} />
    </button>
  );
}
