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

/** A table of rows, the first of which is its head. */
export function htmlTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    `<tr>${row.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>\n`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>\n${cells(head, 'th')}</thead><tbody>\n${body}</tbody></table>\n`;
}

/** It loads nothing and runs nothing. */
const HEAD = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body{font:14px system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}
th,td{border:1px solid #8888;padding:.3rem .5rem;text-align:start;vertical-align:top}td{white-space:pre-line}</style>`;

/** A page with a remark and sections. Their tables are HTML, all else is text. */
export function htmlPage(
  title: string,
  remark: string,
  sections: readonly { title: string; table: string }[],
): string {
  const [language, direction] = [i18n.t('language.tag'), i18n.t('language.direction')];
  const parts = sections.map((each) => `<h2>${escaped(each.title)}</h2>\n${each.table}`);
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head>${HEAD}<title>${escaped(title)}</title></head><body>
<h1>${escaped(title)}</h1><p>${escaped(remark)}</p>
${parts.join('')}</body></html>
`;
}
