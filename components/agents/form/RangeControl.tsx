import type { ControlProps } from './Control';
import { fieldLabel } from './field-labels';

/** A number of a range: a slider for the hand, and the number itself, which may be typed. */
export function RangeControl({ aria, rule, value, onChange }: ControlProps) {
  const { min = 0, max = 1, path } = rule;
  const step = max - min <= 2 ? 0.05 : 1;
  const number = Number(value);
  const at = value.trim() === '' || Number.isNaN(number) ? Number(rule.fallback ?? min) : number;
  return (
    <div class="range">
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={at}
        aria-label={fieldLabel(path)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        {...aria}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
