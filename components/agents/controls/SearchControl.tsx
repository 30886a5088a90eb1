import type { ControlProps } from './Control';

/** A choice of many: typed, and found in the browser's own list. */
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
