import { entryHtml, entryText } from '@/lib/outbox/entry/write-entry';
import type { EntryContent } from '@/lib/outbox/model/entry';

/** Copies an entry, formatted and as plain text for fields that take no formats. Rejects if it can't. */
export function copyEntry(
  entry: EntryContent,
  clipboard: Pick<Clipboard, 'write'> = navigator.clipboard,
): Promise<void> {
  const item = new ClipboardItem({
    'text/plain': new Blob([entryText(entry)], { type: 'text/plain' }),
    'text/html': new Blob([entryHtml(entry)], { type: 'text/html' }),
  });
  return clipboard.write([item]);
}
