import { useId } from 'preact/hooks';

interface SelectFilterProps {
  label: string;
  value: string;
  /** The first is the one that filters nothing. */
  choices: readonly { value: string; words: string }[];
  onChange: (value: string) => void;
}

/** A filter with one choice of a list. */
export function SelectFilter({ label, value, choices, onChange }: SelectFilterProps) {
  const id = useId();
  return (
    <div class="filter">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="control"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </div>
  );
}
