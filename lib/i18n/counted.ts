import { wordsLocale } from './locale';
import { type MessageKey, messageOf } from './messages';

/** A key whose message has a form for each plural category of its language: `one`, `other` and more. */
export type CountedKey = {
  [Key in MessageKey]: Key extends `${infer Counted}.other`
    ? `${Counted}.one` extends MessageKey
      ? Counted
      : never
    : never;
}[MessageKey];

/** The message for this many of something, in the plural form of its language. `$1` is the count, then come `words`. */
export function counted(key: CountedKey, count: number, words: readonly string[] = []): string {
  const locale = wordsLocale();
  const category = new Intl.PluralRules(locale).select(count);
  const all = [new Intl.NumberFormat(locale).format(count), ...words];
  return messageOf(`${key}.${category}`, all) || messageOf(`${key}.other`, all);
}
