import { cutToBytes } from './clean-text';

/** What a machine made of a recording. */
export interface MachineText {
  transcript: string;
  summary?: string | undefined;
}

/** A note with a draft in it. */
export interface DraftedNote {
  note: string;
  /** The draft as it is in the note, with its heading. Undo takes it out. */
  piece: string;
  /** Whether a part of it did not fit. */
  isCut: boolean;
}

/** Least of a draft that is worth a place in the note, in bytes. */
const LEAST_BYTES = 20;

/**
 * Adds a draft below the rep's text, under a heading that marks it as machine-made and unchecked. The heading stays in
 * the note until the rep removes it. The whole note is at most `maxBytes` bytes of UTF-8. Returns undefined if the
 * draft doesn't fit.
 */
export function addDraft(
  note: string,
  { transcript, summary }: MachineText,
  { heading, maxBytes }: { heading: string; maxBytes: number },
): DraftedNote | undefined {
  const start = note.trim() === '' ? '' : `${note.trimEnd()}\n\n`;
  const whole = [summary, transcript].filter(Boolean).join('\n\n');
  const text = cutToBytes(whole, maxBytes - bytesOf(`${start}${heading}\n`)).trimEnd();
  if (bytesOf(text) < Math.min(LEAST_BYTES, bytesOf(whole))) return undefined;
  const piece = `${heading}\n${text}`;
  return { note: start + piece, piece, isCut: text.length < whole.length };
}

/** Takes a draft out of a note again. What the rep typed around it stays. */
export function withoutDraft(note: string, piece: string): string {
  const at = note.lastIndexOf(piece);
  if (at < 0) return note;
  return (note.slice(0, at).trimEnd() + note.slice(at + piece.length)).trimStart();
}

/** Returns whether a note says that a machine made a part of it. */
export function hasHeading(note: string, heading: string): boolean {
  return note.split('\n').includes(heading);
}

/** Takes the heading out: the rep checked the text, and answers for it. */
export function withoutHeading(note: string, heading: string): string {
  return note
    .split('\n')
    .filter((line) => line !== heading)
    .join('\n');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
