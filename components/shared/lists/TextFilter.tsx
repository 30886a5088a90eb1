import { useId } from 'preact/hooks';

interface TextFilterProps {
  label: string;
  value: string;
  /** Help, or what is wrong. */
  words?: string | undefined;
  odd?: boolean;
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
    odd = false,
    inputMode = 'text',
    known = [],
    onType,
    onFocus,
  } = props;
  const id = useId();
  return (
    <div class={odd ? 'filter invalid' : 'filter'}>
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
        {...(odd && { 'aria-invalid': true })}
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
