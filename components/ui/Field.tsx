import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import './field.css';

/** What the control of a field must carry, so that its words are read out with it. */
export interface FieldAria {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface FieldProps {
  id: string;
  label: string;
  /** One quiet sentence of help. */
  help?: string;
  /** What is wrong, beside the field. */
  problem?: string | undefined;
  /** Draws the control with what it must carry. */
  children: (aria: FieldAria) => ComponentChildren;
}

/** A label, a control, its help, and what is wrong with it. */
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

/** What is wrong with a field, beside it. */
export function FieldProblem({ words }: { words: string }) {
  return (
    <p class="field-problem">
      <Icon name="alert" />
      {words}
    </p>
  );
}
