import type { NoteTemplate } from '@/lib/settings/note-templates';

/** The variables of a template, in the order in which Options lists them. */
export const templateVariables = ['name', 'number', 'caller_id', 'date', 'time'] as const;

/** The values of the variables in the note of one call. */
export type TemplateValues = Record<(typeof templateVariables)[number], string>;

/** Where a template goes in a note. */
export interface SlashWord {
  /** Index of the slash. */
  from: number;
  /** What was typed after the slash. */
  typed: string;
}

/**
 * Returns the word before the caret that asks for a template: a slash at the start of a word, and what was
 * typed after it. A slash within a word (`24/7`, an address) asks for nothing.
 */
export function slashWordAt(note: string, caret: number): SlashWord | undefined {
  const match = /(?<=^|\s)\/([^\s/]{0,40})$/u.exec(note.slice(0, caret));
  return match ? { from: match.index, typed: match[1] ?? '' } : undefined;
}

/** Puts a text in place of what stands between two indexes of a note. `caret` is the index after it. */
export function insertText(note: string, from: number, to: number, text: string) {
  return { note: note.slice(0, from) + text + note.slice(to), caret: from + text.length };
}

/** Writes the values of a call in place of the variables. Braces with any other word stay as they are. */
export function fillTemplates(
  list: readonly NoteTemplate[],
  values: TemplateValues,
): NoteTemplate[] {
  return list.map((template) => ({ ...template, text: filled(template.text, values) }));
}

function filled(text: string, values: TemplateValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, word: string) =>
    isVariable(word) ? values[word] : whole,
  );
}

function isVariable(word: string): word is keyof TemplateValues {
  return (templateVariables as readonly string[]).includes(word);
}
