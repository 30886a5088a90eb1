import { isSafeTransport } from '@/lib/service/address/base-url';

/** Where a set-up link leads: to a file, or it carries the file itself. Or why it is none. */
export type SetUpLink =
  | { url: string }
  | { text: string }
  | { fault: 'no-link' | 'not-https' | 'damaged' };

/** The fragment of a link that carries a file: `https://intranet.example.com/#handset=eyJ…`, in base64. */
const CARRIES = /^#handset=(.*)$/s;

/** Reads a link as a rep pastes it. Requests nothing. */
export function readSetUpLink(pasted: string): SetUpLink {
  const url = URL.parse(pasted.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return { fault: 'no-link' };
  const [, carried] = CARRIES.exec(url.hash) ?? [];
  if (carried !== undefined) return decode(carried);
  if (!isSafeTransport(url)) return { fault: 'not-https' };
  if (url.username || url.password) return { fault: 'no-link' };
  url.hash = '';
  return { url: url.href };
}

/** Reads base64, also as it is written in links, as UTF-8. */
function decode(carried: string): SetUpLink {
  try {
    const base64 = decodeURIComponent(carried).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'damaged' };
  }
}
