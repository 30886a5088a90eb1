import type { ListSource } from '@/lib/lists/formats/read-table';
import { LIST_PART } from '@/lib/lists/list-limits';
import type { ListLayout, NumberLabel } from '@/lib/lists/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { ContactToQueue, ListedNumber, RowToRead } from '@/lib/queue/model';
import { createContactSource, type Opening, type PlacedContact } from './contact-source';
import { contactToQueue } from './contact-to-queue';
import {
  type AskedNumber,
  type Entry,
  entryOf,
  numbersAsked,
  rowInCountry,
  rowToRead,
  settle,
} from './entries';
import type { ReadyContact } from './join-contacts';
import type { PlainAnswer } from './questions';
import { type ListSummary, summarise } from './summary';

/** The numbers of a part of a list. `done` of the `of` rows are read with them. */
interface RowsPart {
  rows: RowToRead[];
  done: number;
  of: number;
}

/**
 * Reads a list and holds what was read. It runs off the page's own thread, so that the page answers while a
 * long list is read, and never holds all of it. It has no numbering plans: the page passes the numbers on
 * to the background, and its answers back.
 */
export interface ListReader {
  /** Opens a list: its format, and what its columns hold. */
  open(source: ListSource): Promise<Opening | { problem: ProblemCode }>;
  /** Begins with the first row, by a layout if the list is a table. Forgets what was read before. */
  start(layout: ListLayout | undefined): Promise<void>;
  /** The numbers of the next rows. */
  nextPart(): Promise<RowsPart>;
  /** How the numbers of the earliest part that waits for it were read. */
  takeRead(read: ListedNumber[][]): Promise<void>;
  /** The numbers that a question is about, from one on, to be read in a country. */
  askedRows(questionId: string, from: number, country: string): Promise<RowToRead[]>;
  /** How those were read. */
  takeAnswered(from: number, read: ListedNumber[][]): Promise<void>;
  /** Answers a question without a country; undefined takes an answer back. */
  settle(questionId: string, answer: PlainAnswer | undefined): Promise<void>;
  /** What all that was read comes to. `first` is the kind of number that is called first. */
  summary(first: NumberLabel | undefined): Promise<ListSummary>;
  /** A part of the contacts that can be called, as the last summary counted them. */
  ready(from: number): Promise<ContactToQueue[]>;
}

/** Creates a reader of one list at a time. */
export function createListReader(): ListReader {
  const source = createContactSource();
  let layout: ListLayout | undefined;
  let done = 0;
  let waiting: PlacedContact[][] = [];
  let entries: Entry[] = [];
  let asked: AskedNumber[] = [];
  let callable: ReadyContact[] = [];

  return {
    open: source.open,
    async start(next) {
      layout = next;
      done = 0;
      [waiting, entries, asked, callable] = [[], [], [], []];
    },
    async nextPart() {
      const part = source.contacts(layout, done, LIST_PART);
      done = part.done;
      waiting.push(part.contacts);
      return { rows: part.contacts.map(rowToRead), done, of: part.of };
    },
    async takeRead(read) {
      const contacts = waiting.shift() ?? [];
      for (const [at, contact] of contacts.entries())
        entries.push(entryOf(contact, read[at] ?? []));
    },
    async askedRows(questionId, from, country) {
      if (from === 0) asked = numbersAsked(entries, questionId);
      return asked.slice(from, from + LIST_PART).map((number) => rowInCountry(number, country));
    },
    async takeAnswered(from, read) {
      for (const [index, [number]] of read.entries()) {
        const { entry, at } = asked[from + index] ?? {};
        if (entry && at !== undefined) entry.answered[at] = number;
      }
    },
    async settle(questionId, answer) {
      for (const number of numbersAsked(entries, questionId)) settle(number, answer);
    },
    async summary(first) {
      const { summary, contacts } = summarise(entries, first);
      callable = contacts;
      return summary;
    },
    async ready(from) {
      const part = callable.slice(from, from + LIST_PART);
      return part.map((contact) => contactToQueue(contact, source.cells));
    },
  };
}
