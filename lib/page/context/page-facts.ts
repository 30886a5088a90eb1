/** Evidence of a page for the country of its national numbers. `marks` are those of its frame. */
export function countryFactsOfPage({ marks }: { marks: { countries(): string[] } }) {
  return { lang: pageLanguage(), others: marks.countries() };
}

/** Returns the page's own `lang`; empty if it has none. */
export function pageLanguage(): string {
  return (document.documentElement?.lang ?? '').slice(0, 40);
}
