import { isSafeTransport } from './loopback';

const LONGEST_LINK = 8192;

/**
 * The link to a recording, if it is one that may be offered to a rep: https, or http on this
 * machine. Everything else that a history entry may hold (`javascript:`, `data:`, `blob:`, `file:`,
 * credentials in the link, no string at all) gives null. The document says only that `recording`
 * "holds a link", so it is untrusted text.
 */
export function safeRecordingLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_LINK) return null;
  const url = URL.parse(value.trim());
  if (url === null || !isSafeTransport(url)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
