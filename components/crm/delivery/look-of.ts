/**
 * Letters of the Cyrillic and the Greek alphabet, with the Latin one that each looks like. From
 * https://www.unicode.org/Public/security/latest/confusables.txt
 */
const ALIKE = [
  ['АВЕЅІЈКМНОРСТУХавеѕіјкмнорстух', 'ABESIJKMHOPCTYXabesijkmhopctyx'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυ', 'ABEZHIKMNOPTYXavopu'],
] as const;

const LATIN = new Map(
  ALIKE.flatMap(([letters, latin]) =>
    [...letters].map((letter, nth) => [letter, latin[nth] ?? '']),
  ),
);

/** How a text looks: texts that people can't tell apart have the same. */
export function lookOf(text: string): string {
  const shown = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ');
  return [...shown].map((letter) => LATIN.get(letter) ?? letter).join('');
}
