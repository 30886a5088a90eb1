import { useId } from 'preact/hooks';

interface DayFilterProps {
  label: string;
  /** `2026-11-23`; empty for any day. */
  value: string;
  /** The other end of the range. */
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** The first or last day of a range. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div class="filter day-filter">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="control"
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
