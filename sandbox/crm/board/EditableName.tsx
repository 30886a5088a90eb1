import { useState } from 'preact/hooks';

type Props = { name: string; onChange: (name: string) => void };

/** A name that becomes a field on click. Enter and leaving it save, Escape discards. */
export function EditableName({ name, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <button type="button" class="name" title="Rename" onClick={() => setDraft(name)}>
        {name}
      </button>
    );
  }
  const keep = () => {
    setDraft(null);
    if (draft.trim() !== '') onChange(draft.trim());
  };
  return (
    <input
      class="name"
      aria-label="Name"
      value={draft}
      ref={(field) => field?.focus()}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
