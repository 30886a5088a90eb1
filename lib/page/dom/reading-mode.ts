import { HOST_NAME } from '@/lib/platform/card-host';

/** Parents whose text no reader sees as text of the page. */
export const UNREAD_TAGS: ReadonlySet<string> = new Set(
  'script style noscript template textarea title desc option select iframe object canvas'.split(
    ' ',
  ),
);

const EDITORS =
  '[contenteditable]:not([contenteditable="false" i]),[role="textbox"],.CodeMirror,.cm-editor,' +
  `.monaco-editor,.ace_editor,${HOST_NAME}`;
const CODES = 'code,pre,kbd,samp,tt';
/** One by one the browser answers them from its indices, and in a third of the time. */
const ALL = `${EDITORS},${CODES}`.split(',');

/** How a text node is to be read: wholly, only numbers with an explicit `+` (code), or not at all. */
export type ReadingMode = 'all' | 'plus' | 'none';

/** Whether anything at or under a root is edited or code: most pages need no closer look. */
export function hasEditorsOrCode(root: Node): boolean {
  const { designMode } = root.ownerDocument ?? (root as Document);
  if (designMode === 'on' || readingModeOf(root.parentElement, true) !== 'all') return true;
  if (root instanceof Element && ALL.some((each) => root.matches(each))) return true;
  return (
    'querySelector' in root && ALL.some((each) => (root as Element).querySelector(each) !== null)
  );
}

/** How the text right inside this element is to be read. */
export function readingModeOf(parent: Element | null, care: boolean): ReadingMode {
  if (!parent) return 'all';
  if (UNREAD_TAGS.has(parent.localName)) return 'none';
  if (!care) return 'all';
  if (parent.closest(EDITORS) || parent.ownerDocument.designMode === 'on') return 'none';
  return parent.closest(CODES) ? 'plus' : 'all';
}
