import { Hono } from 'hono';
import { createCrm } from '@/sandbox/crm/app';
import { situations } from '@/sandbox/crm/hard/situations';

const HOST = 'http://127.0.0.1:8787';
const site = new Hono().route('/crm', createCrm());

/** All pages that a person opens. */
export const crmPages: readonly string[] = [
  '/crm/',
  '/crm/app',
  '/crm/forms',
  '/crm/traps',
  '/crm/contacts/1001',
  '/crm/contacts/1044',
  '/crm/hard/',
  ...situations.map(({ slug }) => `/crm/hard/${slug}`),
];

/** Asks the CRM, mounted at `/crm` as the sandbox does it, for a path. */
export function fetchCrm(path: string): Promise<Response> {
  return Promise.resolve(site.request(new URL(path, HOST)));
}

/** A page's HTML with that of all frames in it, however deep. */
export async function htmlWithFrames(path: string): Promise<string> {
  const html = await (await fetchCrm(path)).text();
  const sources = [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  const framed = await Promise.all(sources.map((src) => htmlWithFrames(pathOf(src))));
  return [html, ...framed].join('\n');
}

/** The text and the attributes of a page, without tags; entities decoded, twice for `srcdoc`. */
export function plainText(html: string): string {
  const attributes = [
    ...html.matchAll(/ (?:data-[a-z]+|srcdoc|value|content|(?:xlink:)?href)="([^"]*)"/g),
  ];
  const inner = attributes.map(([, value = '']) => decoded(value)).join('\n');
  const nested = inner.includes('<') ? plainText(inner) : inner;
  return `${decoded(html.replace(/<[^>]*>/g, ''))}\n${nested}`;
}

/** Only the digits, those of Arabic and of full width as `0`–`9`. */
export function digitsIn(text: string): string {
  const latin = text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  return latin.replace(/[^0-9\n]/g, '');
}

function pathOf(src: string): string {
  const { pathname, search } = new URL(src, HOST);
  return pathname + search;
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
