import type { ComponentChildren } from 'preact';
import { Icon } from '@/components/shared/icons/Icon';
import './field.css';

interface FieldProps {
  id: string;
  label: string;
  /** One sentence of help. */
  help?: string;
  /** What is wrong. */
  problem?: string | undefined;
  /** Renders the control with these attributes. */
  children: (aria: FieldAria) => ComponentChildren;
}

/** A label, a control, its help and its problem. */
export function Field({ id, label, help, problem, children }: FieldProps) {
  const notesId = `${id}-notes`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': notesId, 'aria-invalid': problem !== undefined })}
      <div class="field-notes" id={notesId} aria-live="polite">
        {problem && <FieldProblem words={problem} />}
        {help && !problem && <p>{help}</p>}
      </div>
    </div>
  );
}

/** The problem of a field. */
export function FieldProblem({ words }: { words: string }) {
  return (
    <p class="field-problem">
      <Icon name="alert" />
      {words}
    </p>
  );
}

/** Attributes of a field's control, so that screen readers read its notes. */
export interface FieldAria {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}
