interface ChipFilterProps<V extends string | number> {
  label: string;
  choices: readonly { value: V; words: string }[];
  chosen: readonly V[];
  /** What none chosen means. */
  words?: string;
  onChange: (chosen: V[]) => void;
}

/** A filter of few choices, several of which may be taken: real checkboxes that look like chips. */
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
