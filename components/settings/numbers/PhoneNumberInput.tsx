import type { RefObject } from 'preact';
import type { FieldAria } from '@/components/shared/controls/Field';

interface PhoneNumberInputProps {
  aria: FieldAria;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType(text: string): void;
  onBlur?: () => void;
}

/** An input for a phone number in any format, without help from the browser. */
export function PhoneNumberInput({ aria, input, text, onType, onBlur }: PhoneNumberInputProps) {
  return (
    <input
      {...aria}
      ref={input}
      class="number"
      type="text"
      inputMode="tel"
      autoComplete="off"
      spellcheck={false}
      maxLength={500}
      value={text}
      onInput={(event) => onType(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
