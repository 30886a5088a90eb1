import type { ControlProps } from './control-props';

/** A number within a range: a slider, and a field to type it. */
export function RangeControl({ aria, label, rule, value, onChange }: ControlProps) {
  const { min = 0, max = 1 } = rule;
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
        aria-label={label}
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
