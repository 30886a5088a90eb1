import type { Problem } from '@/lib/calls/model';
import type { ContactNumber } from '@/lib/campaigns/model';
import type { NumberLabel } from '@/lib/lists/model';
import type { Answered, Entry } from './entries';
import { createContactJoiner, type ReadyContact } from './join-contacts';
import { type Question, questionOf } from './questions';

/** A number of the list as the rep finds it there. */
export interface WrittenPlace {
  line: number;
  text: string;
  name?: string;
}

/** What the rep is asked, and about how many contacts. */
export interface AskedGroup {
  question: Question;
  contacts: number;
  /** How many of their numbers wait for an answer. */
  open: number;
  /** The first of them. */
  examples: WrittenPlace[];
}

/** Numbers that can't be called for the same reason. */
export interface LeftOutGroup {
  problem: Problem;
  count: number;
  /** The first of them: nobody reads more. */
  numbers: WrittenPlace[];
}

/** What would be queued of a list, and what not. */
export interface ListSummary {
  /** How many contacts can be called, and the first of them. */
  ready: number;
  firstContacts: ReadyContact[];
  /** Rows that were joined with an earlier one. */
  joined: number;
  questions: AskedGroup[];
  leftOut: LeftOutGroup[];
  /** Contacts of which no number can be called, the asked ones not included. */
  uncallable: number;
  /** Contacts of which no number can be called until the rep answers. */
  unanswered: number;
  /** Kinds of numbers of contacts that have several. */
  labels: NumberLabel[];
  /** Countries that rows name, ISO 3166, the most frequent first. */
  countries: string[];
}

const EXAMPLES = 3;
const MAX_LEFT_OUT = 1_000;
const FIRST_CONTACTS = 5;

/** Sums up the entries of a list, with the rep's answers. `first` is the kind of number that is called first. */
export function summarise(
  entries: readonly Entry[],
  first: NumberLabel | undefined,
): { summary: ListSummary; contacts: ReadyContact[] } {
  const sums = createSums(first);
  for (const entry of entries) sums.add(entry);
  return sums.result();
}

/** A number of an entry, and what is known of it after the rep's answer. */
interface Judged {
  place: WrittenPlace;
  label: NumberLabel;
  known: Answered;
  question?: Question;
}

function judged({ contact, read, answered }: Entry): Judged[] {
  const { line, name, numbers } = contact;
  return read.map((number, at) => {
    const { text = '', label = 'other' } = numbers[at] ?? {};
    return {
      place: { line, text, ...(name && { name }) },
      ...{ label, known: answered[at] ?? number },
      ...('asks' in number && { question: questionOf(contact, number) }),
    };
  });
}

/** Returns whether a number waits for the rep's answer. */
function isOpen({ known }: Judged): boolean {
  return known !== 'left-out' && 'asks' in known;
}

function readyNumbers(numbers: readonly Judged[]): (ContactNumber & { label: NumberLabel })[] {
  return numbers.flatMap(({ known, label }) =>
    known !== 'left-out' && 'e164' in known && !('asks' in known) ? [{ ...known, label }] : [],
  );
}

function createSums(first: NumberLabel | undefined) {
  const joiner = createContactJoiner(first);
  const questions = createQuestions();
  const leftOut = createLeftOut();
  const labels = new Set<NumberLabel>();
  const countries = new Map<string, number>();
  let [callable, uncallable, unanswered] = [0, 0, 0];

  return {
    add(entry: Entry) {
      const numbers = judged(entry);
      const ready = readyNumbers(numbers);
      questions.add(numbers);
      leftOut.add(entry, numbers);
      if (ready.length > 0) joiner.add(entry.contact, ready);
      if (ready.length > 1) for (const { label } of ready) labels.add(label);
      const { country } = entry.contact;
      if (country) countries.set(country, (countries.get(country) ?? 0) + 1);
      if (ready.length > 0) callable += 1;
      else if (numbers.some(isOpen)) unanswered += 1;
      else uncallable += 1;
    },
    result() {
      const contacts = joiner.contacts();
      const summary: ListSummary = {
        ...{ ready: contacts.length, firstContacts: contacts.slice(0, FIRST_CONTACTS) },
        ...{ joined: callable - contacts.length, uncallable, unanswered },
        ...{ questions: questions.groups(), leftOut: leftOut.groups(), labels: [...labels] },
        countries: [...countries].sort((a, b) => b[1] - a[1]).map(([country]) => country),
      };
      return { summary, contacts };
    },
  };
}

/** Groups the numbers that can't be called by the reason, the most frequent first. */
function createLeftOut() {
  const groups = new Map<string, LeftOutGroup>();

  function refuse(problem: Problem, place: WrittenPlace): void {
    const key = `${problem.code} ${problem.country ?? ''}`;
    const group = groups.get(key) ?? { problem, count: 0, numbers: [] };
    groups.set(key, group);
    group.count += 1;
    if (group.numbers.length < MAX_LEFT_OUT) group.numbers.push(place);
  }

  return {
    add({ contact: { line, name } }: Entry, numbers: readonly Judged[]) {
      for (const { known, place } of numbers)
        if (known !== 'left-out' && 'problem' in known) refuse(known.problem, place);
      if (numbers.length === 0) refuse(NO_NUMBER, { line, text: '', ...(name && { name }) });
    },
    groups: () => [...groups.values()].sort((a, b) => b.count - a.count),
  };
}

const NO_NUMBER: Problem = { code: 'no-number' };

/** Groups the questions, those about most contacts first. */
function createQuestions() {
  const groups = new Map<string, AskedGroup>();
  return {
    /** Adds the numbers of one contact. */
    add(numbers: readonly Judged[]) {
      const asked = new Set<string>();
      for (const number of numbers) {
        const { question, place } = number;
        if (!question) continue;
        const { id } = question;
        const group = groups.get(id) ?? { question, contacts: 0, open: 0, examples: [] };
        groups.set(id, group);
        if (!asked.has(id)) group.contacts += 1;
        if (isOpen(number)) group.open += 1;
        if (group.examples.length < EXAMPLES) group.examples.push(place);
        asked.add(id);
      }
    },
    groups: () => [...groups.values()].sort((a, b) => b.contacts - a.contacts),
  };
}
