import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { TimedNotesChange } from '@/lib/wrap-up/merge';
import type { TimedNote } from '@/lib/wrap-up/model';

/** A note that is being typed. */
export interface NewNote {
  /** Seconds from the beginning of the recording. */
  at: number;
  text: string;
}

/** Notes at a time of one recording. */
export interface TimedNotesModel {
  /** The note that is being typed, if any. */
  typed: ReadonlySignal<NewNote | undefined>;
  problem: ReadonlySignal<Problem | undefined>;
  /** Starts a note at a time of the recording. */
  begin(at: number): void;
  type(text: string): void;
  /** Saves the typed note; an empty one is dropped. What could not be saved stays. */
  save(): Promise<void>;
  cancel(): void;
  remove(note: TimedNote): Promise<void>;
}

/** Creates the model. `change` saves, and resolves with the problem if it could not. */
export function createTimedNotes(
  change: (change: TimedNotesChange) => Promise<Problem | undefined>,
): TimedNotesModel {
  const typed = signal<NewNote>();
  const problem = signal<Problem>();
  return {
    typed,
    problem,
    begin(at) {
      // What is typed already keeps its place.
      typed.value ??= { at: Math.floor(at), text: '' };
    },
    type(text) {
      if (typed.value) typed.value = { ...typed.value, text };
    },
    async save() {
      const note = typed.value;
      if (!note) return;
      const text = note.text.trim();
      typed.value = undefined;
      if (!text) return;
      problem.value = await change({ add: [{ at: note.at, text }], remove: [] });
      if (problem.value) typed.value = note;
    },
    cancel() {
      typed.value = undefined;
    },
    async remove(note) {
      problem.value = await change({ add: [], remove: [note] });
    },
  };
}
