import { CARD_HOST_TAG } from '@/lib/platform/page/card';

/** Elements whose text is not shown as text of the page. */
export const UNREAD_TAGS: ReadonlySet<string> = new Set(
  'script style noscript template textarea title desc option select iframe object canvas'.split(
    ' ',
  ),
);

/**
 * What a rep writes in is left alone: it is a draft. A cell of a grid that can be edited in place is none, it
 * holds the record; nor is a text box that is read only.
 */
const EDITORS =
  '[contenteditable]:not([contenteditable="false" i],td,[role=gridcell]),' +
  '[role=textbox]:not([aria-readonly=true]),.CodeMirror,.cm-editor,' +
  `.monaco-editor,.ace_editor,${CARD_HOST_TAG}`;
const CODE = 'code,pre,kbd,samp,tt';
const EDITORS_AND_CODE = `${EDITORS},${CODE}`;

/** How a text is read: all of it, only numbers with `+` (code), or not at all. */
export type ReadingMode = 'all' | 'plus' | 'none';

/** Returns how the text directly inside an element is read. */
export function readingModeOf(parent: Element | null): ReadingMode {
  if (!parent) return 'all';
  if (UNREAD_TAGS.has(parent.localName) || parent.ownerDocument.designMode === 'on') return 'none';
  // Most texts are in neither: one query tells.
  if (!parent.closest(EDITORS_AND_CODE)) return 'all';
  return parent.closest(EDITORS) ? 'none' : 'plus';
}
