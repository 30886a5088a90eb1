import type { Finding } from './wake';

/** What a page says of the country of numbers written without one. */
export function pageFacts({ marks }: Pick<Finding, 'marks'>) {
  return { lang: pageLanguage(), others: marks.countries() };
}

/** The page's own `lang`, if it states one. */
export function pageLanguage(): string {
  return (document.documentElement?.lang ?? '').slice(0, 40);
}
