import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import './whole-number-field.css';

interface WholeNumberFieldProps {
  id: string;
  label: string;
  help: string;
  /** What is counted, to stand behind the number. */
  unit: string;
  least: number;
  most: number;
  value: number;
  onKeep: (value: number) => void;
}

/** A whole number, kept as soon as it is one; anything else stays as typed and says so. */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { id, label, help, unit, least, most, onKeep } = props;
  const [typed, setTyped] = useState<string>();
  const isFine = typed === undefined || readWhole(typed, least, most) !== undefined;
  const range = i18n.t('options.whole_number', [String(least), String(most)]);
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
              const text = event.currentTarget.value;
              setTyped(text);
              const read = readWhole(text, least, most);
              if (read !== undefined) onKeep(read);
            }}
          />
          <span>{unit}</span>
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
