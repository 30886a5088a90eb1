import { isSafeTransport } from '@/lib/service/address/loopback';

const MAX_LINK_LENGTH = 8192;

/**
 * Returns the link to a recording if it is safe to offer: https, or http on this machine. Returns
 * null for anything else in a history entry (`javascript:`, `data:`, `blob:`, `file:`, credentials
 * in the link, no string). docs/service-interface.md (Click-to-dial call) says only that
 * `recording` "holds a link", so it is untrusted.
 */
export function safeRecordingLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LINK_LENGTH) return null;
  const url = URL.parse(value.trim());
  if (url === null || !isSafeTransport(url)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
