import { useRef } from 'preact/hooks';

interface FileButtonProps {
  words: string;
  /** The files to choose from, as the browser's `accept` takes them; JSON by default. */
  accept?: string;
  /** The id of the help beside it. */
  describedBy?: string;
  disabled?: boolean;
  onFile(file: File): void;
}

const JSON_FILES = '.json,application/json';

/** A button that has the rep choose a file. */
export function FileButton(props: FileButtonProps) {
  const { words, accept = JSON_FILES, describedBy, disabled = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
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
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {words}
      </button>
    </>
  );
}
