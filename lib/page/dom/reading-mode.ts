import { CARD_HOST_TAG } from '@/lib/platform/page/card-host';
import { isElement } from './tree';

/** Elements whose text is not shown as text of the page. */
export const UNREAD_TAGS: ReadonlySet<string> = new Set(
  'script style noscript template textarea title desc option select iframe object canvas'.split(
    ' ',
  ),
);

const EDITORS =
  '[contenteditable]:not([contenteditable="false" i]),[role="textbox"],.CodeMirror,.cm-editor,' +
  `.monaco-editor,.ace_editor,${CARD_HOST_TAG}`;
const CODE = 'code,pre,kbd,samp,tt';
/** Queried one by one: the browser then answers from its indices, in a third of the time. */
const EDITORS_AND_CODE = `${EDITORS},${CODE}`.split(',');
const PROPERTY = '[itemprop]';

/** How a text is read: all of it, only numbers with `+` (code), or not at all. */
export type ReadingMode = 'all' | 'plus' | 'none';

/** Returns how the text directly inside an element is read. Unless `care`, editors and code are not checked. */
export function readingModeOf(parent: Element | null, care: boolean): ReadingMode {
  if (!parent) return 'all';
  if (UNREAD_TAGS.has(parent.localName)) return 'none';
  if (!care) return 'all';
  if (parent.closest(EDITORS) || parent.ownerDocument.designMode === 'on') return 'none';
  return parent.closest(CODE) ? 'plus' : 'all';
}

/** What a tree and its ancestors contain. Most contain neither: their texts need no check one by one. */
export interface TreeTraits {
  hasEditorsOrCode: boolean;
  /** schema.org properties (`itemprop`). */
  hasMicrodata: boolean;
}

/** Inspects a tree on the first call. */
export type ReadTreeTraits = () => TreeTraits;

/** Traits of a tree that is not inspected. */
export const ANY_TRAITS: ReadTreeTraits = () => ({ hasEditorsOrCode: true, hasMicrodata: true });

/** Inspects a tree once, for all texts in it, and only when one of them may be a number. */
export function treeTraits(root: Node): ReadTreeTraits {
  let traits: TreeTraits | undefined;
  return () => {
    traits ??= { hasEditorsOrCode: hasEditorsOrCode(root), hasMicrodata: hasMicrodata(root) };
    return traits;
  };
}

function hasEditorsOrCode(root: Node): boolean {
  const { designMode } = root.ownerDocument ?? (root as Document);
  if (designMode === 'on' || readingModeOf(root.parentElement, true) !== 'all') return true;
  if (isElement(root) && EDITORS_AND_CODE.some((each) => root.matches(each))) return true;
  return EDITORS_AND_CODE.some((each) => contains(root, each));
}

function hasMicrodata(root: Node): boolean {
  const element = isElement(root) ? root : root.parentElement;
  return !!element?.closest(PROPERTY) || contains(root, PROPERTY);
}

function contains(root: Node, selector: string): boolean {
  return 'querySelector' in root && (root as Element).querySelector(selector) !== null;
}
