import { elementAtPoint } from '@/lib/page/dom/innermost-element';
import { isKeyClick } from '@/lib/page/dom/input-events';
import type { FrameState } from '@/lib/page/find/frame-state';
import { isMarked, type Mark, type PointedNumber } from '@/lib/page/highlights/mark';
import { addressOf, dialLinkAround } from '@/lib/page/text/dial-links';
import { isOrphaned } from '@/lib/platform/page/messaging';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';
import { numberAtPoint } from './number-at-point';
import type { PageSettings } from './page-settings';

/** Schemes that the operating system's dialler handles. */
const DIALLED = /^\s*(?:tel|callto|sms|sips?):/i;
/** The scheme of links to a web page, which dial nothing by themselves. */
const WEB = /^\s*https:/i;
/** Elements that do something when they are clicked. */
const CONTROLS =
  'a,area,button,input,select,textarea,label,summary,option,audio,video,iframe,embed,object,' +
  '[contenteditable]:not([contenteditable="false" i]),' +
  '[role="button"],[role="link"],[role="option"],[role="tab"],[role="checkbox"],[role="radio"],' +
  '[role="switch"],[role="combobox"],[role="textbox"],[role^="menuitem"]';
/** How far the pointer may move between press and release of a click, in pixels. */
const SLACK = 4;

/** A click on a number of the page. */
export interface NumberClick {
  mark: PointedNumber;
  frame: FrameState;
  /** The click was made with the keyboard. */
  byKey: boolean;
}

/** What `startClicks` needs. */
export interface ClickDeps {
  document: Document;
  currentFrame: () => FrameState | undefined;
  settings: PageSettings;
  open: (click: NumberClick) => void;
  abortSignal: AbortSignal;
}

/**
 * Opens the card when the rep clicks a marked number or a dial link. A click on a dial link does
 * not reach the dialler. The page still receives every click.
 */
export function startClicks(deps: ClickDeps): void {
  const { document, currentFrame, settings, open, abortSignal } = deps;
  let pressedAt: { x: number; y: number } | undefined;
  const onPress = ({ x, y }: PointerEvent) => {
    pressedAt = { x, y };
  };
  const onClick = (event: MouseEvent) => {
    const frame = currentFrame();
    const target = targetOf(document, event);
    if (!event.isTrusted || isModified(event) || !frame || frame.abortSignal.aborted || !target)
      return;
    const link = dialLinkAround(target);
    if (!link) {
      const dragged = pressedAt && Math.hypot(event.x - pressedAt.x, event.y - pressedAt.y) > SLACK;
      const mark = dragged ? undefined : plainMark(target, event, frame);
      if (mark) openUnlessTaken(deps, event, { mark, frame, byKey: false });
      return;
    }
    const mark = dialledMark(link, frame);
    const opens = settings.opensDialLinks();
    if (!mark || opens === false || isOrphaned()) return;
    event.preventDefault();
    if (opens) open({ mark, frame, byKey: isKeyClick(event) });
    else void settings.read.then(() => onKept(event, frame));
  };
  /**
   * Handles a click from before the setting was known. The dial link's default action was prevented.
   */
  const onKept = (event: MouseEvent, frame: FrameState) => {
    const link = dialLinkAround(targetOf(document, event) ?? null);
    const isHeld = link && !WEB.test(addressOf(link)) && frame.marks.at(link).length > 0;
    const opens = link && dialledMark(link, frame) && settings.opensDialLinks();
    if (isHeld && (!opens || isModified(event))) location.assign(addressOf(link));
    else onClick(event);
  };
  document.addEventListener('pointerdown', onPress, {
    capture: true,
    passive: true,
    signal: abortSignal,
  });
  document.addEventListener('click', onClick, { capture: true, signal: abortSignal });
  const frame = currentFrame();
  const kept = frame?.click;
  if (kept) void settings.read.then(() => onKept(kept, frame));
}

/** Returns the mark of a link that would open the system's dialler. */
function dialledMark(link: Element, { marks }: FrameState): Mark | undefined {
  if (!DIALLED.test(addressOf(link))) return undefined;
  return marks.at(link).find(isShown);
}

/** Returns the mark at a click that has no other effect in the page. */
function plainMark(target: Element, { x, y, detail }: MouseEvent, frame: FrameState) {
  if (detail !== 1 || isInteractive(target)) return undefined;
  const mark = numberAtPoint(frame.marks, x, y);
  return mark && isMark(mark) && isShown(mark) ? mark : undefined;
}

/**
 * Opens the card after the page's own listeners ran, unless one of them prevented the default
 * action.
 */
function openUnlessTaken({ document, open }: ClickDeps, event: MouseEvent, click: NumberClick) {
  setTimeout(() => {
    const selects = document.getSelection()?.isCollapsed === false;
    if (!event.defaultPrevented && !selects) open(click);
  });
}

/** Returns the innermost element of a click, in closed shadow roots too. */
function targetOf(document: Document, event: MouseEvent): Element | undefined {
  // After its dispatch a click has no path any more, and its target is the outermost host.
  const target = event.composedPath()[0] ?? event.target;
  if (!(target instanceof Element)) return undefined;
  if (!shadowRootOf(target)) return target;
  if (isKeyClick(event)) return focusedIn(target);
  return elementAtPoint(document, event.clientX, event.clientY)?.element ?? target;
}

/** Returns the focused element within nested shadow roots: a key clicks that one. */
function focusedIn(host: Element): Element {
  const inner = shadowRootOf(host)?.activeElement;
  return inner ? focusedIn(inner) : host;
}

/** Returns whether a click opens a new tab, downloads or extends a selection. */
function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Returns whether the page seems to do something on a click here. */
function isInteractive(target: Element): boolean {
  // Rows and cards that open a record have the hand as pointer.
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
