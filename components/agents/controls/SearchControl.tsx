import type { ControlProps } from './control-props';

/** A text field with suggestions, for a long list of choices. */
export function SearchControl(props: ControlProps & { choices: readonly string[] }) {
  const { aria, value, choices, onChange } = props;
  const listId = `${aria.id}-list`;
  return (
    <>
      <input
        {...aria}
        type="text"
        list={listId}
        autoComplete="off"
        spellcheck={false}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}
