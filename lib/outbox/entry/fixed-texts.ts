import type { FieldMapping } from '@/lib/outbox/model/connector';

/** A field of the CRM that gets the same text in each entry. */
export interface FixedText {
  name: string;
  text: string;
}

/** Reads what was typed: lines of `name = text`. Empty lines count for nothing. */
export function fixedTexts({ fixedTexts: typed = '' }: FieldMapping): FixedText[] {
  return filledLines(typed).map((line) => {
    const [name = '', ...text] = line.split('=');
    return { name: name.trim(), text: text.join('=').trim() };
  });
}

/** The first line without a name or a text; `undefined` if all have both. */
export function wrongFixedText(mapping: FieldMapping): string | undefined {
  const wrong = fixedTexts(mapping).findIndex(({ name, text }) => name === '' || text === '');
  return filledLines(mapping.fixedTexts ?? '')[wrong];
}

function filledLines(typed: string): string[] {
  return typed.split('\n').flatMap((line) => line.trim() || []);
}
