import { z } from 'zod';

/** What is wrong with a typed site. `only-host`: it names more than a host, and `host` is what can be used of it. */
export type SiteFault =
  | { fault: 'empty' | 'wildcard' | 'no-site' }
  | { fault: 'only-host'; host: string };

/** A host as the browser writes it: lower case, IDNs as `xn--…`, IPv6 in brackets, no dot at the end. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;
const IP = /^(?:\[|\d{1,3}(?:\.\d{1,3}){3}$)/;
const MAX_LENGTH = 255;

/**
 * The site of a rule: `crm.example.com` is this host alone, `*.example.com` is `example.com` and all its
 * sub-domains, as in the browsers' match patterns. Scheme and port don't count.
 */
export const sitePatternSchema = z
  .string()
  .max(MAX_LENGTH)
  .refine((site) => HOST.test(site.replace(/^\*\./, '')));

/**
 * Reads a site as a rep types or pastes it. A path, query, hash or port is refused rather than dropped: the
 * rule would count for more than was typed.
 */
export function readSitePattern(typed: string): { site: string } | SiteFault {
  const text = typed.trim();
  if (text === '') return { fault: 'empty' };
  const [, scheme = 'http://', star = '', rest = ''] =
    /^(\w[\w+.-]*:\/\/)?(\*\.)?(.*)$/su.exec(text) ?? [];
  if (rest.includes('*')) return { fault: 'wildcard' };
  const url = URL.parse(`${scheme}${bracketed(rest)}`);
  const host = hostOf(url);
  if (!url || host === undefined || url.username || url.password) return { fault: 'no-site' };
  if (star && IP.test(host)) return { fault: 'wildcard' };
  const site = star + host;
  const isMore = url.port || url.search || url.hash || !/^\/?$/.test(url.pathname);
  return isMore ? { fault: 'only-host', host: site } : { site };
}

function hostOf(url: URL | null): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = withoutFinalDot(url.hostname);
  return host.length <= MAX_LENGTH - 2 && HOST.test(host) ? host : undefined;
}

/** An IPv6 address may be typed without its brackets. */
function bracketed(rest: string): string {
  return /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(rest) ? `[${rest}]` : rest;
}

/** `crm.example.com.` is the same host as `crm.example.com`. */
function withoutFinalDot(host: string): string {
  return host.replace(/\.$/, '');
}

/** The sites that a host belongs to, the narrowest first: `a.b`, `*.a.b`, `*.b`. None for an unknown host. */
export function sitesOfHost(hostname: string): string[] {
  const host = withoutFinalDot(hostname);
  if (host === '') return [];
  if (IP.test(host)) return [host];
  const labels = host.split('.');
  return [host, ...labels.map((_, at) => `*.${labels.slice(at).join('.')}`)];
}
