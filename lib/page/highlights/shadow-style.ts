const rule = (name: string, width: number) =>
  `::highlight(handset-${name}){text-decoration:underline dotted ${width}px #0f9d62;text-underline-offset:3px}`;

/** The rules of `marks.css` for a shadow root. A function, so that Chromium's script is built without them. */
const rules = () => `@media screen{${rule('certain', 1.5)}${rule('likely', 1)}}`;

/**
 * Makes marks visible in shadow roots. Firefox only (seen in 153): the document's `::highlight` rules
 * do not apply there; in Chromium highlights are inherited, as
 * https://www.w3.org/TR/css-pseudo-4/#highlight-cascade says. All roots share one sheet, so that
 * removed roots are not kept alive. When the signal aborts, the sheet is emptied.
 */
export function createShadowStyle(abortSignal: AbortSignal): (root: ShadowRoot) => void {
  let sheet: CSSStyleSheet | undefined;
  return (root) => {
    sheet ??= sheetUntil(abortSignal);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}

function sheetUntil(abortSignal: AbortSignal): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  abortSignal.addEventListener('abort', () => sheet.replaceSync(''));
  return sheet;
}
