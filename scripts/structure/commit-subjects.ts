/** Longer subjects are cut in the lists of git and of code hosts. */
const MAX_SUBJECT = 72;

/** Returns the subjects that are too long. */
export function longSubjects(subjects: readonly string[]): string[] {
  return subjects.filter((subject) => [...subject].length > MAX_SUBJECT);
}
