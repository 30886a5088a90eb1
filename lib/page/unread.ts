/** The call card's host element. Nothing of ours is read or noticed. */
export const HOST_NAME = 'handset-call';

/** Parents whose text no reader sees as text of the page. */
export const UNSEEN: ReadonlySet<string> = new Set(
  'script style noscript template textarea title desc option select iframe object canvas'.split(
    ' ',
  ),
);

const EDITED =
  '[contenteditable]:not([contenteditable="false" i]),[role="textbox"],.CodeMirror,.cm-editor,' +
  `.monaco-editor,.ace_editor,${HOST_NAME}`;
const CODE = 'code,pre,kbd,samp,tt';

/** How a text node is to be read: wholly, only numbers with an explicit `+` (code), or not at all. */
export type Reading = 'all' | 'plus' | 'none';

/** Whether anything at or under a root is edited or code: most pages need no closer look. */
export function needsCare(root: Node): boolean {
  const { designMode } = root.ownerDocument ?? (root as Document);
  if (designMode === 'on' || readingOf(root.parentElement, true) !== 'all') return true;
  const selector = `${EDITED},${CODE}`;
  if (root instanceof Element && root.matches(selector)) return true;
  return 'querySelector' in root && (root as Element).querySelector(selector) !== null;
}

/** How the text right inside this element is to be read. */
export function readingOf(parent: Element | null, care: boolean): Reading {
  if (!parent) return 'all';
  if (UNSEEN.has(parent.localName)) return 'none';
  if (!care) return 'all';
  if (parent.closest(EDITED) || parent.ownerDocument.designMode === 'on') return 'none';
  return parent.closest(CODE) ? 'plus' : 'all';
}
