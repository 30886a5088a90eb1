import { z } from 'zod';

/** A text that the rep puts into notes. */
export const noteTemplateSchema = z.object({
  id: z.string().min(1).max(100),
  /** What the rep types after `/`. */
  name: z.string().min(1).max(40),
  /** The text, with variables such as `{name}` (lib/wrap-up/note-template.ts). */
  text: z.string().min(1).max(5000),
});

/** A text that the rep puts into notes. */
export type NoteTemplate = z.infer<typeof noteTemplateSchema>;

/** More would be slower to pick from than to type. */
export const MAX_NOTE_TEMPLATES = 50;

/** Replaces the template with the same id, or adds the template at the end. */
export function withTemplate(
  list: readonly NoteTemplate[],
  template: NoteTemplate,
): NoteTemplate[] {
  const isNew = list.every(({ id }) => id !== template.id);
  return isNew
    ? [...list, template]
    : list.map((each) => (each.id === template.id ? template : each));
}

/** Removes a template. Notes that were made with it stay as they are. */
export function withoutTemplate(list: readonly NoteTemplate[], id: string): NoteTemplate[] {
  return list.filter((each) => each.id !== id);
}
