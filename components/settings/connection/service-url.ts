/** Hosts of this machine, the only ones that may be reached without TLS. */
const LOCAL_HOST = /^(localhost|.+\.localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/i;

/**
 * Adds the scheme to a service URL typed without one: `voice.example.com` becomes
 * `https://voice.example.com`, `localhost:8787` becomes `http://localhost:8787`. Returns any other
 * text trimmed; the background says what is wrong with it.
 */
export function completeServiceUrl(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
  const url = URL.parse(`https://${text}`);
  if (!url) return text;
  if (LOCAL_HOST.test(url.hostname)) return `http://${text}`;
  return url.hostname.includes('.') ? `https://${text}` : text;
}
