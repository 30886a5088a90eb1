import type { RecordPage } from '@/lib/crm/model';
import { recordTitleOfPage } from './record-name-of-page';

/** Evidence of a page for the country of its national numbers. `marks` are those of its frame. */
export function countryFactsOfPage({ marks }: { marks: { countries(): string[] } }) {
  return { lang: pageLanguage(), others: marks.countries() };
}

/** Returns the page's own `lang`; empty if it has none. */
export function pageLanguage(): string {
  return (document.documentElement?.lang ?? '').slice(0, 40);
}

/** Limits of the background: further assets are not sent, longer addresses are no record's. */
const MAX_ASSETS = 60;
const MAX_PATH = 200;
const MAX_ADDRESS = 2000;
const MAX_TITLE = 120;

/** Describes this page, so that its CRM and record can be recognised; undefined if it has none. */
export function describeRecordPage(document: Document): RecordPage | undefined {
  const address = document.location.href;
  if (!/^https?:/.test(address) || address.length > MAX_ADDRESS) return undefined;
  const title = recordTitleOfPage(document);
  return {
    address,
    assets: assetsOf(document),
    ...(title && title.length <= MAX_TITLE && { title }),
  };
}

/** Paths of scripts and style sheets: a redesign changes class names more often than these. */
function assetsOf(document: Document): string[] {
  const assets = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src],link[href]',
  );
  return [...assets].slice(0, MAX_ASSETS).flatMap((asset) => {
    const path = URL.parse('src' in asset ? asset.src : asset.href)?.pathname;
    return path && path.length <= MAX_PATH ? [path] : [];
  });
}
