import { useRef } from 'preact/hooks';

interface FileButtonProps {
  words: string;
  disabled?: boolean;
  onFile(file: File): void;
}

/** A button that has the rep choose a JSON file. */
export function FileButton({ words, disabled = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          // Choosing the same file again opens it again.
          event.currentTarget.value = '';
        }}
      />
      <button
        type="button"
        class="ghost"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {words}
      </button>
    </>
  );
}
