import type { FieldAria } from '@/components/shared/controls/Field';

interface SecretInputProps {
  aria: FieldAria;
  /** Whether one is stored. It is never shown. */
  isStored: boolean;
  value: string;
  onType: (text: string) => void;
}

/** A field for a token or key. */
export function SecretInput({ aria, isStored, value, onType }: SecretInputProps) {
  return (
    <input
      {...aria}
      dir="ltr"
      type="password"
      autoComplete="off"
      spellcheck={false}
      placeholder={isStored ? '••••••••••••' : ''}
      value={value}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}
