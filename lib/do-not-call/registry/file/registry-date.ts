/** `2026-11-12` or `20261112` in a file's name. Day and month in any other order could be mixed up. */
const DATE = /(?<!\d)(20\d{2})([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/;

/**
 * The day of a registry's version: as its file's name has it, else the day on which the file was last changed, in
 * the rep's time zone. `now` is epoch ms: no version is of a later day.
 */
export function registryDate(
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
  now: number,
): string {
  const [, year, , month, day] = DATE.exec(name) ?? [];
  const today = localDay(now);
  const named = `${year}-${month}-${day}`;
  if (year !== undefined && named <= today) return named;
  const changed = localDay(lastModified);
  return changed < today ? changed : today;
}

/** The day of a moment (epoch ms) in the rep's time zone: `2026-11-28`. */
export function localDay(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
