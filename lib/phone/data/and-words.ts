/** Words for "and" or "or" between two numbers of a list: `Tel. (55) 5012 3456 y 9123 4567`. */
export const AND_WORDS: Readonly<Record<string, string>> = {
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|o',
  'it, pt': 'e|ou',
  nl: 'en|of',
  nordic: 'och|og|ja',
  pl: 'i|lub',
  cs: 'a|nebo',
  hu: 'és|vagy',
  ro: 'și|si|sau',
  tr: 've|veya',
  cyrillic: 'и|или|і|та|або',
  el: 'και|ή',
  id: 'dan|atau',
};
