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
