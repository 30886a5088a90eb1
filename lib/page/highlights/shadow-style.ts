const rule = (name: string, width: number) =>
  `::highlight(handset-${name}){text-decoration:underline dotted ${width}px #0f9d62;text-underline-offset:3px}`;

/** What `marks.css` says, for one shadow root; asked for when needed, so that Chromium's script is without. */
const rules = () => `@media screen{${rule('certain', 1.5)}${rule('likely', 1)}}`;

/**
 * Makes marks visible in shadow roots. Firefox only: its document styles do not reach there, and in
 * Chromium highlights inherit through. One sheet for all roots, so that nothing is kept of those that
 * went; when the signal ends, it is empty.
 */
export function createShadowStyle(signal: AbortSignal): (root: ShadowRoot) => void {
  let sheet: CSSStyleSheet | undefined;
  return (root) => {
    sheet ??= sheetUntil(signal);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}

function sheetUntil(signal: AbortSignal): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  signal.addEventListener('abort', () => sheet.replaceSync(''));
  return sheet;
}
