/** A site that the rep allowed, with the match patterns that the browser keeps for it. */
export interface AllowedSite {
  /** `crm.example.com`, `*.example.com`, or `*` for all sites. */
  host: string;
  patterns: string[];
}

/** Groups granted match patterns by host, all sites first. */
export function allowedSites(granted: readonly string[]): AllowedSite[] {
  const sites = new Map<string, string[]>();
  for (const pattern of granted) {
    const host = hostOf(pattern);
    sites.set(host, [...(sites.get(host) ?? []), pattern]);
  }
  return [...sites]
    .map(([host, patterns]) => ({ host, patterns }))
    .sort((a, b) => Number(b.host === '*') - Number(a.host === '*') || (a.host < b.host ? -1 : 1));
}

/** Returns whether a host is covered by any of these sites. */
export function isAllowed(host: string, sites: readonly AllowedSite[]): boolean {
  return sites.some((site) => {
    if (!site.host.startsWith('*')) return site.host === host;
    return site.host === '*' || `.${host}`.endsWith(site.host.slice(1));
  });
}

function hostOf(pattern: string): string {
  return pattern === '<all_urls>' ? '*' : (pattern.split('/')[2] ?? pattern);
}
