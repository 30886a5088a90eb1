import type { FrameState } from './frame-state';

/** What a page says of the country of numbers written without one. */
export function countryFactsOfPage({ marks }: Pick<FrameState, 'marks'>) {
  return { lang: pageLanguage(), others: marks.countries() };
}

/** The page's own `lang`, if it states one. */
export function pageLanguage(): string {
  return (document.documentElement?.lang ?? '').slice(0, 40);
}
