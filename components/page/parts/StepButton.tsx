import { type NextStep, stepText } from '@/components/page/model/next-step';

/** What the button of a next step takes. */
export interface StepButtonProps {
  step: NextStep;
  onStep: (step: NextStep) => void;
}

/** The one next step for a problem. */
export function StepButton({ step, onStep }: StepButtonProps) {
  return (
    <button type="button" class="go main" onClick={() => onStep(step)}>
      <span data-text={stepText(step)} />
    </button>
  );
}
