/** Attributes of a field's control, so that screen readers read its notes. */
export interface FieldAria {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}
