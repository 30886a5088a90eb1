import type { ComponentChildren } from 'preact';
import './switch.css';

interface SwitchProps {
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  /** The label. */
  children: ComponentChildren;
}

/** A switch that takes effect at once. */
export function Switch({ on, disabled = false, onChange, children }: SwitchProps) {
  return (
    <label class="switch">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
