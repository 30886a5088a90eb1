import type { ReadingPlan } from './reading-plan';

/** Names in these scripts have the family name first. */
const FAMILY_FIRST = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\s]+$/u;

/** Returns the name of a row: the whole name if it has one, else its parts in the order of their language. */
export function nameOf(cells: readonly string[], plan: ReadingPlan): string | undefined {
  const whole = firstFilled(cells, plan.names);
  if (whole) return whole;
  const first = allFilled(cells, plan.firstNames);
  const last = allFilled(cells, plan.lastNames);
  if (!first || !last) return first || last || undefined;
  const isFamilyFirst = plan.isFamilyFirst || (FAMILY_FIRST.test(first) && FAMILY_FIRST.test(last));
  return isFamilyFirst ? `${last} ${first}` : `${first} ${last}`;
}

/** The first filled cell of these columns. */
export function firstFilled(
  cells: readonly string[],
  columns: readonly number[],
): string | undefined {
  for (const column of columns) if (cells[column]) return cells[column];
  return undefined;
}

function allFilled(cells: readonly string[], columns: readonly number[]): string {
  return columns.flatMap((column) => cells[column] || []).join(' ');
}
