/**
 * Returns the match pattern for a web address's host; undefined for anything that is not http or
 * https. Match patterns have no port, so a pattern covers all ports of its host.
 */
export function originPattern(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? `${url.protocol}//${url.hostname}/*` : undefined;
}
