import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { CountryOption } from '@/lib/offers/model';
import type { LabelledNumber } from '@/lib/settings/table';
import { typedNumberOf } from './typed-number';

/** What a list of numbers needs. */
export interface NumberListDeps {
  ask: Ask;
  /** Returns the list as shown. */
  read: () => readonly LabelledNumber[];
  /** Applies a change to the stored list. Returns false if it could not be stored. */
  change: (next: (numbers: LabelledNumber[]) => LabelledNumber[]) => Promise<boolean>;
}

/** A number being typed: a new one or an edited one. */
export interface NumberDraft {
  text: string;
  label: string;
  /** E.164 of the edited number; undefined for a new one. */
  edits: string | undefined;
}

/** A list of labelled numbers: own numbers, or DIDs. */
export interface NumberListModel {
  /** `undefined` while the form is closed. */
  draft: ReadonlySignal<NumberDraft | undefined>;
  problem: ReadonlySignal<Problem | undefined>;
  /** Countries in which the typed text would be a number. */
  choices: ReadonlySignal<CountryOption[]>;
  /** Opens the form, empty or with a number to edit. `text` is its international format. */
  open(edited?: LabelledNumber & { text: string }): void;
  type(change: Partial<Pick<NumberDraft, 'text' | 'label'>>): void;
  close(): void;
  /** Reads the typed number and stores it. On a problem the form stays open and shows it. */
  save(): Promise<void>;
  remove(e164: string): Promise<void>;
  /** Moves a number up (-1) or down (1) by one. */
  move(e164: string, by: -1 | 1): Promise<void>;
}

/** Creates the model of one list. Numbers are typed in any format and stored as E.164. */
export function createNumberListModel(deps: NumberListDeps): NumberListModel {
  const draft = signal<NumberDraft>();
  const problem = signal<Problem>();
  const choices = signal<CountryOption[]>([]);

  function show(next: NumberDraft | undefined): void {
    problem.value = undefined;
    draft.value = next;
  }

  return {
    draft,
    problem,
    choices,
    open(edited) {
      show({ text: edited?.text ?? '', label: edited?.label ?? '', edits: edited?.e164 });
    },
    type(change) {
      choices.value = [];
      problem.value = undefined;
      if (draft.value) draft.value = { ...draft.value, ...change };
    },
    close() {
      choices.value = [];
      show(undefined);
    },
    async save() {
      const typed = draft.value;
      if (!typed) return;
      const number = await readTypedNumber(deps.ask, typed.text, choices);
      const against = typeof number === 'string' ? await store(deps, typed, number) : number;
      if (draft.value !== typed) return;
      problem.value = against;
      if (!against) draft.value = undefined;
    },
    async remove(e164) {
      await deps.change((numbers) => numbers.filter((number) => number.e164 !== e164));
    },
    async move(e164, by) {
      await deps.change((numbers) => withMoved(numbers, e164, by));
    },
  };
}

/** Returns a typed number in E.164, or why it is not accepted. Shows the countries to choose from. */
async function readTypedNumber(
  ask: Ask,
  text: string,
  choices: Signal<CountryOption[]>,
): Promise<string | Problem> {
  const answer = await ask('preview', { text });
  if (!answer.ok) return answer.error;
  choices.value = answer.value.choices ?? [];
  const number = typedNumberOf(answer.value);
  return 'code' in number ? number : number.e164;
}

/** Adds a number to the stored list, or puts it in place of the edited one. */
async function store(
  { read, change }: NumberListDeps,
  { label, edits }: NumberDraft,
  e164: string,
): Promise<Problem | undefined> {
  const isTaken = (numbers: readonly LabelledNumber[]) =>
    numbers.some((number) => number.e164 === e164 && number.e164 !== edits);
  if (isTaken(read())) return { code: 'number-twice' };
  const isStored = await change((numbers) => {
    if (isTaken(numbers)) return numbers;
    const edited = numbers.findIndex((number) => number.e164 === edits);
    const index = edited < 0 ? numbers.length : edited;
    return numbers.toSpliced(index, 1, { e164, label: label.trim() });
  });
  return isStored ? undefined : { code: 'not-saved' };
}

/** Returns the list with one number moved up (-1) or down (1). */
function withMoved(numbers: LabelledNumber[], e164: string, by: -1 | 1): LabelledNumber[] {
  const from = numbers.findIndex((number) => number.e164 === e164);
  const number = numbers[from];
  const to = from + by;
  if (!number || to < 0 || to >= numbers.length) return numbers;
  return numbers.toSpliced(from, 1).toSpliced(to, 0, number);
}
