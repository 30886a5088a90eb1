import { formatInternational } from '@/lib/phone/plan/format';
import type { Settings } from '@/lib/settings/table';
import { addEntries, listEntries } from './list';
import type {
  DoNotCallDatabase,
  DoNotCallEntry,
  DoNotCallListing,
  ForbidResult,
  ImportResult,
  RowToImport,
} from './model';
import { subjectOf } from './subject';

/** What changing the list needs. */
export interface ForbidDeps {
  database: DoNotCallDatabase;
  readSettings(): Promise<Settings>;
  /** Epoch ms. */
  now(): number;
  /** The number that a text is, in E.164. */
  readNumber(text: string): Promise<string | undefined>;
}

/** What goes on the list, and why. */
export type ForbidRequest = Pick<DoNotCallEntry, 'text' | 'words' | 'source'> & {
  name?: string | undefined;
};

/** Puts a text on the list; undefined if it is no number, domain or company. */
export async function forbid(
  deps: ForbidDeps,
  request: ForbidRequest,
): Promise<ForbidResult | undefined> {
  const entry = await doNotCallEntryFor(deps, request);
  if (!entry) return undefined;
  const added = await addEntries(deps.database, [entry]);
  return { shown: entryText(entry), isNew: added > 0 };
}

/** Returns the entry of a text with its proof; undefined if it is no number, domain or company. */
export async function doNotCallEntryFor(
  deps: Omit<ForbidDeps, 'database'>,
  { text, words, source, name }: ForbidRequest,
): Promise<DoNotCallEntry | undefined> {
  const e164 = await deps.readNumber(text);
  const subject = subjectOf(text, () => e164);
  if (!subject) return undefined;
  const proof = { words: words.trim(), source, by: await repName(deps), addedAt: deps.now() };
  return { ...subject, ...proof, ...(name && { name }) };
}

/** A page of the list as the view shows it. */
export async function listingPage(
  database: DoNotCallDatabase,
  request: Parameters<typeof listEntries>[1],
): Promise<DoNotCallListing> {
  const { entries, ...counts } = await listEntries(database, request);
  return { ...counts, entries: entries.map((entry) => ({ ...entry, shown: entryText(entry) })) };
}

/** Who changes the list: the rep is known by the phone of their own that they chose. */
export async function repName({ readSettings }: Pick<ForbidDeps, 'readSettings'>): Promise<string> {
  const { ownNumbers, ownNumber } = await readSettings();
  const own = ownNumbers.find(({ e164 }) => e164 === ownNumber) ?? ownNumbers[0];
  return own ? [own.label, formatInternational(own.e164)].filter(Boolean).join(', ') : '';
}

function entryText({ kind, text }: Pick<DoNotCallEntry, 'kind' | 'text'>): string {
  return kind === 'number' ? formatInternational(text) : text;
}

/**
 * Puts the rows of a file on the list. Good rows are taken even if others are wrong; those are named
 * by their line.
 */
export async function importRows(
  deps: ForbidDeps,
  rows: readonly RowToImport[],
): Promise<ImportResult> {
  const me = await repName(deps);
  const now = deps.now();
  const read = await Promise.all(rows.map((row) => entryFromRow(deps, row, me, now)));
  const entries = read.filter((entry) => entry !== undefined);
  const added = await addEntries(deps.database, entries);
  const bad = rows.filter((_, index) => !read[index]).map(({ line, text }) => ({ line, text }));
  return { added, already: entries.length - added, bad };
}

async function entryFromRow(
  deps: ForbidDeps,
  { text, words, name, by, addedAt }: RowToImport,
  me: string,
  now: number,
): Promise<DoNotCallEntry | undefined> {
  const e164 = await deps.readNumber(text);
  const subject = subjectOf(text, () => e164);
  if (!subject) return undefined;
  return {
    ...subject,
    ...(name && { name }),
    words,
    source: 'file',
    by: by ?? me,
    // A file cannot say that something was noted after now.
    addedAt: Math.min(addedAt ?? now, now),
  };
}
