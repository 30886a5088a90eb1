import type { Table } from 'dexie';
import type { RegistryVersion, RuleReason, SharedListVersion } from '@/lib/problems/rule-notice';
import type { KeyDatabase } from '@/lib/signatures/own-key';
import type { Registry, RegistryDatabase } from './registry/tables';
import type { SharedListDatabase, SharedListProblem } from './shared/tables';

/** What an entry names: a number in E.164, the domain of e-mail addresses, or a company. */
export interface Subject {
  /** Kind and normalised text: `number:+12125550134`, `domain:example.com`, `company:acme ltd`. */
  key: string;
  kind: 'number' | 'domain' | 'company';
  text: string;
}

/** A number, domain or company that is not called, and the proof of it. */
export interface DoNotCallEntry extends Subject {
  /** The person's name, if it was known. */
  name?: string;
  /** What was said or written. */
  words: string;
  /** Where it was put on the list. */
  source: 'card' | 'log' | 'queue' | 'list' | 'file' | 'wrap_up';
  /** Who put it there. */
  by: string;
  /** Epoch ms. */
  addedAt: number;
}

/** One change of the list. Changes are only ever added, so that the list can be proven later. */
export interface DoNotCallChange extends Omit<DoNotCallEntry, 'addedAt' | 'kind'> {
  /** Set by the database, in the order of changes. */
  id?: number;
  kind: Subject['kind'] | 'registry';
  /** The version of a national registry, and how many numbers it has. */
  registry?: RegistryVersion & { count: number };
  action: 'added' | 'removed';
  /** Epoch ms. */
  at: number;
}

/** A registry as the view gets it. */
export interface ListedRegistry extends Omit<Registry, 'importId'> {
  /** The rule by which it is too old. */
  age?: RuleReason;
}

/** A registry whose numbers have all arrived in the database. */
export interface FinishedImport extends RegistryVersion {
  importId: string;
  count: number;
  /** How many chunks were sent: none may be missing. */
  chunks: number;
  /** The registry of which this is a newer file. */
  replaces?: string | undefined;
}

/** The database of the list: part of the call database, so that both share transactions. */
export interface DoNotCallDatabase extends RegistryDatabase, KeyDatabase, SharedListDatabase {
  doNotCall: Table<DoNotCallEntry, string>;
  doNotCallChanges: Table<DoNotCallChange, number>;
}

/** An entry with its text as the rep reads it: a number in international format. */
export interface ListedEntry extends DoNotCallEntry {
  shown: string;
}

/** A page of the list as the view gets it. */
export interface DoNotCallListing extends Omit<DoNotCallPage, 'entries'> {
  entries: ListedEntry[];
}

/** The result of putting something on the list. */
export interface ForbidResult {
  /** The text of the entry as the rep reads it. */
  shown: string;
  /** Whether it is new. An entry that was there stays as it was. */
  isNew: boolean;
}

/** A page of the list, newest first. */
export interface DoNotCallPage {
  entries: DoNotCallEntry[];
  /** Entries that match the search. */
  matching: number;
  /** All entries. */
  total: number;
}

/** A row of a file. */
export interface RowToImport {
  /** The line of the file, for the list of wrong rows. */
  line: number;
  text: string;
  words: string;
  name?: string | undefined;
  by?: string | undefined;
  /** Epoch ms. */
  addedAt?: number | undefined;
}

/** A row that names no number, domain or company. */
export interface BadRow {
  line: number;
  text: string;
}

/** The result of importing rows. */
export interface ImportResult {
  added: number;
  /** They were on the list, or are twice in the file. */
  already: number;
  bad: BadRow[];
}

/** All changes of the list as a signed file. */
export interface SignedList {
  /** JSON: payload, signature and public key. */
  file: string;
  changes: number;
  /** SHA-256 of the public key, in hexadecimal. */
  fingerprint: string;
}

/** What Options shows of the company's list. */
export interface SharedListStatus {
  /** Where it is fetched from; absent if the policy names none. */
  url?: string;
  held?: SharedListVersion & { numbers: number; others: number; rules: number; receivedAt: number };
  /** Epoch ms. */
  checkedAt?: number;
  problem?: SharedListProblem;
}
