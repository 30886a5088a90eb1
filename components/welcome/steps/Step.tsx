import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import './steps.css';

interface StepProps {
  title: string;
  words: string;
  /** Leaves the step for later. Absent if it is done. */
  onSkip?: (() => void) | undefined;
  children: ComponentChildren;
}

/** One step: its title, what it is for, its controls, and a way past it. */
export function Step({ title, words, onSkip, children }: StepProps) {
  return (
    <section class="welcome-step" aria-labelledby="welcome-step-title">
      <h2 id="welcome-step-title">{title}</h2>
      <p class="welcome-help">{words}</p>
      {children}
      {onSkip && (
        <button type="button" class="welcome-skip" onClick={onSkip}>
          {i18n.t('welcome.later')}
        </button>
      )}
    </section>
  );
}
