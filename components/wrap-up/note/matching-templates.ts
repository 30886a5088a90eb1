import { foldText } from '@/components/shared/fold-text';

/** Returns the templates with a word in their name that starts with the typed text. Case and accents do not count. */
export function matchingTemplates<T extends { name: string }>(
  list: readonly T[],
  typed: string,
): T[] {
  const wanted = foldText(typed);
  return list.filter(({ name }) =>
    foldText(name)
      .split(/\s+/)
      .some((word) => word.startsWith(wanted)),
  );
}
