import { nextDigit } from '@/lib/phone/candidates/chars';
import { HOST_NAME } from '@/lib/platform/card-host';
import { shadowRootOf } from '@/lib/platform/shadow-root';
import { hasMoreElementsThan } from './element-count';

/** Elements that one question to the browser may cover; larger trees are asked piece by piece. */
const PIECE = 30_000;
/** Levels down to which a large tree is cut. */
const DEEPEST = 40;

/** Whether a number may begin, go on or end in this text. */
export function hasDigit(text: string): boolean {
  return nextDigit(text, 0) >= 0;
}

/**
 * The text nodes under a node, in the order of the page. An iterator of nodes, not a walker: the
 * browser keeps its place when nodes go away.
 */
export function textsUnder(root: Node): NodeIterator {
  return documentOf(root).createNodeIterator(root, NodeFilter.SHOW_TEXT);
}

/** The elements that may have a shadow root at all (DOM standard, 4.2.14). */
const HOST =
  /-|^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;
/** Plain boxes that are now and then given a shadow root although they have content. */
const BOXES = 'div,span,section,article,main,aside,header,footer,nav';
/** What never has one, and our own card; the most frequent names first, since the first that fits decides. */
const ROOTLESS =
  'td,a,tr,li,b,i,svg,path,button,label,input,img,ul,h3,h4,strong,em,small,th,br,option,g,use,' +
  'circle,rect,time,dt,dd,h2,h1,h5,code,body,table,tbody,thead,html,head,style,script,meta,link,' +
  `title,${HOST_NAME}`;
/** Elements that may have a shadow root: many frames and tables hold none, and one question tells. */
const ROOMY = `:not(p,${ROOTLESS}),p:empty`;
/**
 * Of these, the ones that authors give shadow roots: custom elements, and plain boxes without
 * content. Few elements are empty: what fails first decides.
 */
const HOSTS = `:not(div,span,p,${ROOTLESS},${BOXES}),:empty:is(p,${BOXES})`;
/** So many of them are looked at one by one, and so many between two pauses. */
const MOST_BOXES = 20_000;
const AT_ONCE = 64;

/**
 * Shadow roots, open and closed, right under a node (not those within them); nothing at all where
 * no element may have one. A thorough look, for when the page is idle, finds those on boxes that have
 * content too.
 */
export function* shadowRootsUnder(
  root: ParentNode & Node,
  thorough: boolean,
): Generator<ShadowRoot | undefined> {
  if (root instanceof Element && HOST.test(root.localName)) yield shadowRootOf(root) ?? undefined;
  for (const { piece, whole } of piecesOf(root)) {
    if (piece !== root) yield shadowRootOf(piece as Element) ?? undefined;
    if (!whole || !mayAttachShadowRoots(piece)) continue;
    yield;
    for (const host of piece.querySelectorAll(HOSTS)) yield shadowRootOf(host) ?? undefined;
  }
  if (thorough) yield* rootsOfBoxes(root);
}

/** Whether a small tree has elements that may have shadow roots, the first among them: one question tells. */
export function mayHaveShadowRoots(root: Element): boolean {
  return root.matches(HOSTS) || mayAttachShadowRoots(root);
}

/** Whether under a node there are elements that may have shadow roots. */
export function mayAttachShadowRoots(root: ParentNode): boolean {
  return root.querySelector(ROOMY) !== null;
}

/** More shadow roots than this are not gone through at once. */
const MOST_ROOTS = 500;

/** A root, and the shadow roots in it and in each other. */
export function rootsIn(root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] {
  const roots = [root];
  for (const each of roots) {
    for (const shadow of shadowRootsUnder(each, false)) {
      if (shadow && roots.length < MOST_ROOTS) roots.push(shadow);
    }
  }
  return roots;
}

/** Asking for closed roots costs 4 µs each in Chromium: only boxes without visible content are. */
function* rootsOfBoxes(root: ParentNode): Generator<ShadowRoot | undefined> {
  let looked = 0;
  for (const box of root.querySelectorAll(BOXES)) {
    if (++looked > MOST_BOXES) return;
    const shadow = box.shadowRoot ?? (isHollow(box) ? shadowRootOf(box) : null);
    if (shadow || looked % AT_ONCE === 0) yield shadow ?? undefined;
  }
}

function isHollow(box: Element): boolean {
  return !box.firstElementChild && !box.textContent?.trim();
}

/** A tree in pieces: one to be asked as a whole, or one of a large tree and its children after it. */
function* piecesOf(root: ParentNode): Generator<{ piece: ParentNode; whole: boolean }> {
  const pieces: [ParentNode, number][] = [[root, 0]];
  for (let next = pieces.pop(); next; next = pieces.pop()) {
    const [piece, depth] = next;
    const whole = depth === DEEPEST || !hasMoreElementsThan(piece, PIECE);
    yield { piece, whole };
    if (!whole) for (const child of piece.children) pieces.push([child, depth + 1]);
  }
}

function documentOf(node: Node): Document {
  return node.ownerDocument ?? (node as Document);
}
