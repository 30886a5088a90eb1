import { Icon } from '@/components/shared/icons/Icon';
import './select.css';

interface SelectProps<Value extends string> {
  id: string;
  /** A class for the control itself, outside a field: `control` or `low-control`. */
  class?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-keyshortcuts'?: string;
  'aria-invalid'?: boolean;
  disabled?: boolean;
  value: Value;
  choices: readonly { value: Value; words: string }[];
  onChoose: (value: Value) => void;
}

/** The browser's select, with our arrow. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, choices, onChoose, ...aria } = props;
  return (
    <span class="select">
      <select
        {...aria}
        value={value}
        onChange={(event) => {
          const chosen = choices[event.currentTarget.selectedIndex];
          if (chosen) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
