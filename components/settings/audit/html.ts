import { i18n } from '#i18n';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML shows it: nothing in it is markup. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}

/** A row of a table, of texts. */
export function htmlRow(texts: readonly string[], tag: 'td' | 'th' = 'td'): string {
  return `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>\n`;
}

/** The beginning of a section with a table; its rows and {@link TABLE_END} follow. */
export function tableStart(title: string, head: readonly string[]): string {
  return `<h2>${escaped(title)}</h2>\n<table><thead>\n${htmlRow(head, 'th')}</thead><tbody>\n`;
}

/** The end of a table. */
export const TABLE_END = '</tbody></table>\n';

/** It loads nothing and runs nothing. */
const HEAD = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body{font:14px system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}
th,td{border:1px solid #8888;padding:.3rem .5rem;text-align:start;vertical-align:top}td{white-space:pre-line}</style>`;

/** The beginning of a page with a remark; its sections and {@link PAGE_END} follow. */
export function pageStart(title: string, remark: string): string {
  const [language, direction] = [i18n.t('language.tag'), i18n.t('language.direction')];
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head>${HEAD}<title>${escaped(title)}</title></head><body>
<h1>${escaped(title)}</h1><p>${escaped(remark)}</p>
`;
}

/** The end of a page. */
export const PAGE_END = '</body></html>\n';
