/**
 * A phone number for the middle of a sentence: it never breaks at its spaces, and keeps its
 * direction between Arabic words (Unicode LRI … PDI, UAX 9).
 */
export function numberInSentence(text: string): string {
  return `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`;
}

/** A name or quoted words inside a sentence, in the direction of its script (FSI … PDI). */
export function nameInSentence(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Whom a sentence is about: the name, or the number if there is no name. */
export function whomInSentence(name: string | undefined, countText: string): string {
  return name ? nameInSentence(name) : numberInSentence(countText);
}

/** A name with its number, so that the controls of two contacts of the same name differ. */
export function whomAndNumber(name: string | undefined, countText: string): string {
  const number = numberInSentence(countText);
  return name ? `${nameInSentence(name)}, ${number}` : number;
}
