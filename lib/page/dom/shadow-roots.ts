import { CARD_HOST_TAG } from '@/lib/platform/page/card';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';
import { hasMoreElementsThan, isElement } from './tree';

/** Maximum number of elements in one query; a larger tree is queried part by part. */
const PART = 30_000;
/** Depth to which a large tree is split. */
const MAX_DEPTH = 40;

/** Elements that can have a shadow root (DOM standard, 4.2.14). */
const HOST_NAME =
  /-|^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;
/** Plain boxes that sometimes get a shadow root although they have content. */
const BOXES = 'div,span,section,article,main,aside,header,footer,nav';
/** Elements without a shadow root, and our own card. The most frequent come first: the first match decides. */
const ROOTLESS =
  'td,a,tr,li,b,i,svg,path,button,label,input,img,ul,h3,h4,strong,em,small,th,br,option,g,use,' +
  'circle,rect,time,dt,dd,h2,h1,h5,code,body,table,tbody,thead,html,head,style,script,meta,link,' +
  `title,${CARD_HOST_TAG}`;
/** Elements that may have a shadow root. Many frames and tables have none, and one query tells. */
const POSSIBLE_HOSTS = `:not(p,${ROOTLESS}),p:empty`;
/**
 * The elements among them that authors give shadow roots: custom elements, and plain boxes without
 * content. `:empty` comes first because few elements are empty.
 */
const LIKELY_HOSTS = `:not(div,span,p,${ROOTLESS},${BOXES}),:empty:is(p,${BOXES})`;
/** Maximum number of boxes checked one by one, and how many between two pauses. */
const MAX_BOXES = 20_000;
const AT_ONCE = 64;

/**
 * Yields the shadow roots, open and closed, directly under a node (not nested ones), and undefined
 * at each pause. `thorough` also finds those of boxes with content, for when the page is idle.
 */
export function* shadowRootsUnder(
  root: ParentNode & Node,
  thorough: boolean,
): Generator<ShadowRoot | undefined> {
  if (isElement(root) && HOST_NAME.test(root.localName)) yield shadowRootOf(root) ?? undefined;
  for (const { part, whole } of partsOf(root)) {
    if (part !== root) yield shadowRootOf(part as Element) ?? undefined;
    if (!whole || !mayContainHost(part)) continue;
    yield;
    for (const host of part.querySelectorAll(LIKELY_HOSTS)) yield shadowRootOf(host) ?? undefined;
  }
  if (thorough) yield* rootsOfBoxes(root);
}

/** Returns whether a small tree, its root included, has elements that may have a shadow root. */
export function mayBeOrContainHost(root: Element): boolean {
  return root.matches(LIKELY_HOSTS) || mayContainHost(root);
}

/** Returns whether elements under a node may have a shadow root. */
export function mayContainHost(root: ParentNode): boolean {
  return root.querySelector(POSSIBLE_HOSTS) !== null;
}

/** Maximum number of roots that `rootsIn` returns. */
const MAX_ROOTS = 500;

/** Returns a root and all shadow roots nested in it. */
export function rootsIn(root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] {
  const roots = [root];
  for (const each of roots) {
    for (const shadow of shadowRootsUnder(each, false)) {
      if (shadow && roots.length < MAX_ROOTS) roots.push(shadow);
    }
  }
  return roots;
}

/** Checks only boxes without visible content for closed roots: each check takes 4 µs in Chromium. */
function* rootsOfBoxes(root: ParentNode): Generator<ShadowRoot | undefined> {
  let checked = 0;
  for (const box of root.querySelectorAll(BOXES)) {
    if (++checked > MAX_BOXES) return;
    const shadow = box.shadowRoot ?? (isHollow(box) ? shadowRootOf(box) : null);
    if (shadow || checked % AT_ONCE === 0) yield shadow ?? undefined;
  }
}

function isHollow(box: Element): boolean {
  return !box.firstElementChild && !box.textContent?.trim();
}

/** Splits a large tree. A part that is not `whole` is followed by its children. */
function* partsOf(root: ParentNode): Generator<{ part: ParentNode; whole: boolean }> {
  const parts: [ParentNode, number][] = [[root, 0]];
  for (let next = parts.pop(); next; next = parts.pop()) {
    const [part, depth] = next;
    const whole = depth === MAX_DEPTH || !hasMoreElementsThan(part, PART);
    yield { part, whole };
    if (!whole) for (const child of part.children) parts.push([child, depth + 1]);
  }
}
