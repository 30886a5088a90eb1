import type { EntryContent, EntryLine } from '@/lib/outbox/model/entry-content';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes an entry as HTML. All text is escaped. */
export function entryHtml({ title, lines }: Pick<EntryContent, 'title' | 'lines'>): string {
  return `<p><strong>${escapeHtml(title)}</strong></p><ul>${lines.map(lineHtml).join('')}</ul>`;
}

function lineHtml({ label, text, href }: EntryLine): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  const shown = isWebAddress(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
  return `<li>${escapeHtml(label)}: ${shown}</li>`;
}

function isWebAddress(href: string | undefined): href is string {
  return /^https?:$/.test(URL.parse(href ?? '')?.protocol ?? '');
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
