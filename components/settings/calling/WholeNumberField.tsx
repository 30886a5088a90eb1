import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import './whole-number-field.css';

interface WholeNumberFieldProps {
  id: string;
  label: string;
  help: string;
  /** The word behind the number, in the form that fits it. */
  unit: (value: number) => string;
  least: number;
  most: number;
  value: number;
  onKeep: (value: number) => void;
}

/** Pause in typing after which the number is saved, in milliseconds. */
const PAUSE_MS = 400;

/**
 * A whole number, saved when typing pauses or the field loses the focus. An invalid text stays as
 * typed and is not saved.
 */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { id, label, help, unit, least, most, onKeep } = props;
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readWhole(typed, least, most);
  const isFine = typed === undefined || read !== undefined;
  /** Typed since the last save: a mere blur must not overwrite a change of another view. */
  const fresh = useRef(false);
  const keep = () => {
    if (!fresh.current || read === undefined) return;
    fresh.current = false;
    onKeep(read);
  };
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const range = i18n.t('options.whole_number_range', [String(least), String(most)]);
  return (
    <Field id={id} label={label} help={help} problem={isFine ? undefined : range}>
      {(aria) => (
        <span class="whole-number">
          <input
            {...aria}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(props.value)}
            onInput={(event) => {
              fresh.current = true;
              setTyped(event.currentTarget.value);
            }}
            onBlur={keep}
          />
          <span>{unit(read ?? props.value)}</span>
        </span>
      )}
    </Field>
  );
}

function readWhole(text: string, least: number, most: number): number | undefined {
  const trimmed = text.trim();
  const read = Number(trimmed);
  return /^\d{1,6}$/.test(trimmed) && read >= least && read <= most ? read : undefined;
}
