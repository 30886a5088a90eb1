import { useId } from 'preact/hooks';

interface TextFilterProps {
  label: string;
  value: string;
  /** Help, or what is wrong. */
  words?: string | undefined;
  isInvalid?: boolean;
  inputMode?: 'text' | 'tel' | 'numeric' | 'search';
  /** Suggestions: values seen in the list. */
  known?: readonly { value: string; label: string }[];
  onType: (text: string) => void;
  onFocus?: () => void;
}

/** A filter that is typed. The list follows after a pause in typing. */
export function TextFilter(props: TextFilterProps) {
  const {
    label,
    value,
    words,
    isInvalid = false,
    inputMode = 'text',
    known = [],
    onType,
    onFocus,
  } = props;
  const id = useId();
  return (
    <div class={isInvalid ? 'filter invalid' : 'filter'}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class="control"
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        spellcheck={false}
        value={value}
        {...(known.length > 0 && { list: `${id}-known` })}
        {...(isInvalid && { 'aria-invalid': true })}
        {...(words && { 'aria-describedby': `${id}-words` })}
        {...(onFocus && { onFocus })}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {words && (
        <p id={`${id}-words`} class="filter-help">
          {words}
        </p>
      )}
      {known.length > 0 && (
        <datalist id={`${id}-known`}>
          {known.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

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

interface ChipFilterProps<V extends string | number> {
  label: string;
  choices: readonly { value: V; words: string }[];
  chosen: readonly V[];
  /** Explains what no choice means. */
  words?: string;
  onChange: (chosen: V[]) => void;
}

/** A filter with a few choices, as checkboxes that look like chips. */
export function ChipFilter<V extends string | number>(props: ChipFilterProps<V>) {
  const { label, choices, chosen, words, onChange } = props;
  const toggle = (value: V, on: boolean) => {
    const next = choices.map((choice) => choice.value);
    onChange(next.filter((each) => (each === value ? on : chosen.includes(each))));
  };
  return (
    <fieldset class="filter chips">
      <legend>{label}</legend>
      <div class="chips-row">
        {choices.map(({ value, words: text }) => (
          <label key={value} class="chip-choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {words && <p class="filter-help">{words}</p>}
    </fieldset>
  );
}
