import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { LabelledNumber } from '@/lib/settings/table';
import type { Ask } from './ask';

/** Problems that make a number useless for a list; guards of calling do not. */
const useless = ['emergency-number', 'short-number', 'premium-number'];

/** What a list of numbers takes. */
export interface NumberListWorld {
  ask: Ask;
  /** The list as it is stored now. */
  read: () => readonly LabelledNumber[];
  /** Stores the list; false when it could not. */
  write: (numbers: LabelledNumber[]) => Promise<boolean>;
}

/** A number being typed: a new one, or the one that is edited. */
export interface Draft {
  text: string;
  label: string;
  /** E.164 of the number that is edited. */
  edits: string | undefined;
}

/** A list of labelled numbers: own numbers, or DIDs. */
export interface NumberListModel {
  /** `undefined` while nothing is typed in. */
  draft: ReadonlySignal<Draft | undefined>;
  problem: ReadonlySignal<Problem | undefined>;
  /** Opens the form, empty or with a number to edit; `text` is how that is written. */
  open(edited?: LabelledNumber & { text: string }): void;
  type(change: Partial<Pick<Draft, 'text' | 'label'>>): void;
  close(): void;
  /** Reads what was typed and stores it; the form stays open with a problem beside it. */
  keep(): Promise<void>;
  remove(e164: string): Promise<void>;
  /** Moves a number one place up (-1) or down (1). */
  move(e164: string, by: -1 | 1): Promise<void>;
}

/** Makes the model of one list. Numbers are typed in any writing and stored as E.164. */
export function createNumberListModel(world: NumberListWorld): NumberListModel {
  const draft = signal<Draft>();
  const problem = signal<Problem>();

  async function read(text: string): Promise<string | Problem> {
    const answer = await world.ask('preview', { text });
    if (!answer.ok) return answer.error;
    const { facts, problem: against } = answer.value;
    if (!facts) return against ?? { code: 'no-number' };
    return against && useless.includes(against.code) ? against : facts.e164;
  }

  async function store(typed: Draft, e164: string): Promise<Problem | undefined> {
    const numbers = [...world.read()];
    const at = numbers.findIndex((number) => number.e164 === typed.edits);
    if (numbers.some((number, index) => number.e164 === e164 && index !== at)) {
      return { code: 'number-twice' };
    }
    numbers.splice(at < 0 ? numbers.length : at, 1, { e164, label: typed.label.trim() });
    return (await world.write(numbers)) ? undefined : { code: 'not-saved' };
  }

  return {
    draft,
    problem,
    open(edited) {
      problem.value = undefined;
      draft.value = edited
        ? { text: edited.text, label: edited.label, edits: edited.e164 }
        : { text: '', label: '', edits: undefined };
    },
    type(change) {
      problem.value = undefined;
      if (draft.value) draft.value = { ...draft.value, ...change };
    },
    close() {
      draft.value = undefined;
      problem.value = undefined;
    },
    async keep() {
      const typed = draft.value;
      if (!typed) return;
      const number = await read(typed.text);
      const against = typeof number === 'string' ? await store(typed, number) : number;
      if (draft.value !== typed) return;
      problem.value = against;
      if (!against) draft.value = undefined;
    },
    async remove(e164) {
      await world.write(world.read().filter((number) => number.e164 !== e164));
    },
    async move(e164, by) {
      const numbers = [...world.read()];
      const from = numbers.findIndex((number) => number.e164 === e164);
      const [moved] = numbers.splice(from, 1);
      if (!moved || from + by < 0 || from + by > numbers.length) return;
      numbers.splice(from + by, 0, moved);
      await world.write(numbers);
    },
  };
}
