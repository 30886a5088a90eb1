import type { EntryContent } from '@/lib/outbox/model/entry-content';

/** Writes an entry as plain text: its title, then a line for each fact. */
export function entryText({ title, lines }: Pick<EntryContent, 'title' | 'lines'>): string {
  return [title, ...lines.map(({ label, text }) => `${label}: ${text}`)].join('\n');
}
