import { type ForbidDeps, repName } from './forbid';
import { addEntries } from './list';
import type { DoNotCallEntry, ImportResult, RowToImport } from './model';
import { subjectOf } from './subject';

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
