/** What one field of a place tells of the country. */
export interface PlaceClue {
  /** Countries that the text names. Several if it does not tell them apart. */
  countries: readonly string[];
  /** Countries that it does not name, but does not contradict either. */
  allows?: readonly string[];
  /** It allows every country whose codes of regions are not known here. */
  allowsUnlisted?: true;
  /** It does not decide alone, only together with another field. */
  isWeak?: true;
}
