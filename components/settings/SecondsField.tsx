import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import './seconds-field.css';

interface SecondsFieldProps {
  id: string;
  label: string;
  help: string;
  /** The largest value; the smallest is 0. */
  most: number;
  value: number;
  onKeep: (seconds: number) => void;
}

/** A whole number of seconds, kept as soon as it is one; anything else stays as typed and says so. */
export function SecondsField({ id, label, help, most, value, onKeep }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string>();
  const seconds = typed === undefined ? value : readSeconds(typed, most);
  const range = i18n.t('options.whole_number', ['0', String(most)]);
  return (
    <Field id={id} label={label} help={help} problem={seconds === undefined ? range : undefined}>
      {(aria) => (
        <span class="seconds">
          <input
            {...aria}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            onInput={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              const read = readSeconds(text, most);
              if (read !== undefined) onKeep(read);
            }}
          />
          <span>{i18n.t('options.seconds')}</span>
        </span>
      )}
    </Field>
  );
}

function readSeconds(text: string, most: number): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,6}$/.test(trimmed) && Number(trimmed) <= most ? Number(trimmed) : undefined;
}
