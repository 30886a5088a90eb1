const rule = (name: string, width: number) =>
  `::highlight(handset-${name}){text-decoration:underline dotted ${width}px #0f9d62;text-underline-offset:3px}`;

/** What `marks.css` says, for one shadow root; asked for when needed, so that Chromium's script is without. */
const rules = () => `@media screen{${rule('certain', 1.5)}${rule('likely', 1)}}`;

/** One sheet for all roots of a document, so that nothing is kept of those that went. */
const sheets = new WeakMap<AbortSignal, CSSStyleSheet>();

/**
 * Makes marks visible in a shadow root. Firefox only: its document styles do not reach there, and
 * in Chromium highlights inherit through.
 */
export function styleShadow(root: ShadowRoot, signal: AbortSignal): void {
  const sheet = sheets.get(signal) ?? sheetUntil(signal);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function sheetUntil(signal: AbortSignal): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  sheets.set(signal, sheet);
  signal.addEventListener('abort', () => sheet.replaceSync(''));
  return sheet;
}
