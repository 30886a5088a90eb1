import { elementAtPoint } from '@/lib/page/dom/element-at-point';
import type { FrameState } from '@/lib/page/find/frame-state';
import { isMarked, type Mark } from '@/lib/page/highlights/mark';
import { dialLinkAround } from '@/lib/page/text/dial-links';
import { isOrphaned } from '@/lib/platform/page/messaging';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';
import { numberAtPoint } from './number-at-point';
import type { PageSettings } from './page-settings';
import type { PointedNumber } from './pointed-number';

/** Schemes that the operating system's dialler takes. */
const DIALLED = /^\s*(?:tel|callto|sms|sips?):/i;
/** What the page itself acts on when it is clicked. */
const CONTROLS =
  'a,button,input,select,textarea,label,summary,option,audio,video,iframe,embed,object,' +
  '[contenteditable]:not([contenteditable="false" i]),' +
  '[role="button"],[role="link"],[role="option"],[role="tab"],[role="checkbox"],[role="radio"],' +
  '[role="switch"],[role="combobox"],[role="textbox"],[role^="menuitem"]';
/** How far the pointer may move between press and release of a click, in pixels. */
const SLACK = 4;

/** A click of the rep on a number of the page. */
export interface NumberClick {
  mark: PointedNumber;
  found: FrameState;
  /** The click came from the keyboard. */
  byKey: boolean;
}

/** What listening for clicks needs. */
export interface ClickDeps {
  document: Document;
  finding: () => FrameState | undefined;
  settings: PageSettings;
  open: (click: NumberClick) => void;
  signal: AbortSignal;
}

/**
 * Opens the card when the rep clicks a marked number or a dial link. A click on a dial link is taken
 * from the dialler; every other click stays the page's own too.
 */
export function startClicks(deps: ClickDeps): void {
  const { document, finding, settings, open, signal } = deps;
  let pressedAt: { x: number; y: number } | undefined;
  const onPress = ({ x, y }: PointerEvent) => {
    pressedAt = { x, y };
  };
  const onClick = (event: MouseEvent) => {
    const found = finding();
    const target = targetOf(document, event);
    if (!event.isTrusted || isModified(event) || !found || found.signal.aborted || !target) return;
    const link = dialLinkAround(target);
    if (!link) {
      const dragged = pressedAt && Math.hypot(event.x - pressedAt.x, event.y - pressedAt.y) > SLACK;
      const mark = dragged ? undefined : plainMark(target, event, found);
      if (mark) openUnlessTaken(deps, event, { mark, found, byKey: false });
      return;
    }
    const mark = dialledMark(link, found);
    if (!mark || !settings.opensDialLinks() || isOrphaned()) return;
    event.preventDefault();
    open({ mark, found, byKey: event.detail === 0 });
  };
  /** The finder held the dialler back until the setting is known. */
  const onKept = (event: MouseEvent, found: FrameState) => {
    const link = dialLinkAround(targetOf(document, event) ?? null) as HTMLAnchorElement | null;
    const isHeld = link && link.protocol !== 'https:' && found.marks.at(link).length > 0;
    const opens = link && dialledMark(link, found) && settings.opensDialLinks();
    if (isHeld && (!opens || isModified(event))) location.assign(link.href);
    else onClick(event);
  };
  document.addEventListener('pointerdown', onPress, { capture: true, passive: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  const found = finding();
  const kept = found?.click;
  if (kept) void settings.read.then(() => onKept(kept, found));
}

/** The number of a link that the system's dialler would take. */
function dialledMark(link: Element, { marks }: FrameState): Mark | undefined {
  if (!DIALLED.test(link.getAttribute('href') ?? '')) return undefined;
  return marks.at(link).find(isShown);
}

/** The number at a click that does nothing of the page's own. */
function plainMark(target: Element, { x, y, detail }: MouseEvent, found: FrameState) {
  if (detail !== 1 || isPagesOwn(target)) return undefined;
  const mark = numberAtPoint(found.marks, x, y);
  return mark && isMark(mark) && isShown(mark) ? mark : undefined;
}

/** The page's own listeners run first: one that takes the click does not want the card. */
function openUnlessTaken({ document, open }: ClickDeps, event: MouseEvent, click: NumberClick) {
  setTimeout(() => {
    const selects = document.getSelection()?.isCollapsed === false;
    if (!event.defaultPrevented && !selects) open(click);
  });
}

/** The innermost element of a click, in closed shadow roots too. */
function targetOf(document: Document, event: MouseEvent): Element | undefined {
  // A click that is over has no path any more, and its target is the outermost host.
  const target = event.composedPath()[0] ?? event.target;
  if (!(target instanceof Element)) return undefined;
  if (!shadowRootOf(target)) return target;
  if (event.detail === 0) return focusedIn(target);
  return elementAtPoint(document, event.clientX, event.clientY)?.element ?? target;
}

/** The element within shadow roots that has the focus: a key clicks it. */
function focusedIn(host: Element): Element {
  const inner = shadowRootOf(host)?.activeElement;
  return inner ? focusedIn(inner) : host;
}

/** Clicks that open a new tab, download or extend a selection. */
function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether a click here does something of the page's own, as far as can be seen. */
function isPagesOwn(target: Element): boolean {
  // Rows and cards that open a record show a hand.
  if (getComputedStyle(target).cursor === 'pointer') return true;
  for (let at: Element | null = target; at; ) {
    if (at.closest(CONTROLS)) return true;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return false;
}

function isMark(mark: Partial<Mark>): mark is Mark {
  return mark.found !== undefined;
}

function isShown({ found }: Mark): boolean {
  return isMarked(found.confidence);
}
