/** Names of the characters from U+00A0 to U+00FF in HTML, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde ' +
  'Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute ' +
  'Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde ' +
  'auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Other characters that programs write by name. */
const OTHERS: [name: string, char: string][] = [
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
  ] satisfies [string, string][]),
  ...([
    ['ndash', '–'],
    ['mdash', '—'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['hellip', '…'],
  ] satisfies [string, string][]),
  ...([
    ['ldquo', '“'],
    ['rdquo', '”'],
    ['bull', '•'],
    ['euro', '€'],
  ] satisfies [string, string][]),
];

const CHARS = new Map([
  ...LATIN_1.split(' ').map((name, index): [string, string] => [
    name,
    String.fromCharCode(0xa0 + index),
  ]),
  ...OTHERS,
]);

const LAST_CODE_POINT = 0x10ffff;

/** Decodes the character references of HTML and XML: `&amp;`, `&uuml;`, `&#252;`. Keeps unknown ones. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+\d*));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return CHARS.get(name) ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    },
  );
}
