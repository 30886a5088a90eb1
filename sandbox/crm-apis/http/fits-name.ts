/** Returns whether each word starts a word of one of the texts, in any case: as the search of a CRM. */
export function fitsName(texts: readonly unknown[], typed: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s@.]+/)
      .filter(Boolean);
  const own = texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
  return wordsOf(typed).every((word) => own.some((each) => each.startsWith(word)));
}
