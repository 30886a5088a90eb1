const rule = (name: string, width: number) =>
  `::highlight(handset-${name}){text-decoration:underline dotted ${width}px #0f9d62;text-underline-offset:3px}`;

/** What `marks.css` says, for one shadow root. */
const RULES = `@media screen{${rule('certain', 1.5)}${rule('likely', 1)}}`;

/**
 * Makes marks visible in a shadow root. Firefox only: its document styles do not reach there, and
 * in Chromium highlights inherit through.
 */
export function styleShadow(root: ShadowRoot, signal: AbortSignal): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const here = new WeakRef(root);
  signal.addEventListener('abort', () => {
    const left = here.deref();
    if (left) left.adoptedStyleSheets = left.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
