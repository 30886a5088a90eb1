import type { Box } from '@/lib/page/dom/geometry';
import { CARD_HOST_TAG } from '@/lib/platform/page/card';
import type { Anchor } from './card-handle';
import { addPointerTarget } from './pointer-target';
import { createPositionMemory } from './position-memory';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Events on the card that the page must not see, for its "click outside" and its shortcuts. */
const OURS =
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu keydown keyup keypress ' +
  'touchstart touchend focusin focusout wheel';
/** A position outside the viewport, where nothing can be pressed. */
const ASIDE = { left: -9999, top: 0 };
/** From the end of a section's last button to the end of the section: padding and border, in pixels. */
const SECTION_END = 13;
/** Maximum size of the note beside the button, in pixels. */
const NOTE = { width: 240, height: 110 };

/** The only element that we put into a page. It is there only while something is shown. */
export interface CardHolder {
  host: HTMLElement;
  /** The popover in the closed shadow root. */
  layer: HTMLElement;
  /** Where in the layer the card is drawn. */
  drawn: HTMLElement;
  /** Shows it as a popover, or as a modal dialog if one of the page makes everything else inert. */
  show(modal: boolean): void;
  hide(): void;
  /** Returns whether it is still where `show` put it. A page can remove it. */
  isShown(): boolean;
  /** Remembers which element of the page has the focus, to restore it when the card closes. */
  rememberFocus(): void;
  /** Moves it above whatever the page put into the top layer since. */
  raise(): void;
  /** Moves the button or card beside a number, or at the top if there is none. */
  position(anchor: Anchor | undefined, isButton: boolean): void;
  /** Keeps the height up to the main button, so that the next main button is in the same position. */
  keepHeight(kept: boolean): void;
  /** Call it when something else is drawn. A press already under way was meant for what was there before. */
  onContentChanged(): void;
}

/** Creates the holder. Nothing is in the page before `show`. */
export function createCardHolder(document: Document, css: string): CardHolder {
  const { host, root, layer, drawn, slot, surface } = createElements(document);
  const applyStyles = stylesFor(root, css);
  const pointer = addPointerTarget(layer, slot);
  const positions = createPositionMemory(document);
  let focusedBefore: HTMLElement | null = null;

  return {
    host,
    layer,
    drawn,
    show(modal) {
      if (surface.parentNode !== host) host.append(surface);
      if (host.parentNode !== document.documentElement) document.documentElement.append(host);
      if (modal !== layer.open) closeLayer(layer);
      if (isOpen(layer)) return;
      applyStyles();
      if (modal) layer.showModal();
      else openAsPopover(layer);
    },
    isShown: () => host.parentNode === document.documentElement && isOpen(layer),
    rememberFocus() {
      const { activeElement } = document;
      if (activeElement === host) return;
      focusedBefore = activeElement instanceof HTMLElement ? activeElement : null;
    },
    hide() {
      closeLayer(layer);
      host.remove();
      positions.forget();
      // Restores the focus only if nothing else took it since.
      if (document.activeElement === document.body) focusedBefore?.focus();
      focusedBefore = null;
    },
    raise() {
      if (layer.open) return;
      const focused = root.activeElement;
      closeLayer(layer);
      openAsPopover(layer);
      if (focused instanceof HTMLElement) focused.focus();
      // Seen in Firefox 153: a frame is hit-tested before its layout, so a press would go through to the page.
      layer.getBoundingClientRect();
    },
    position(anchor, isButton) {
      const { width, height } = layer.getBoundingClientRect();
      const box = positions.boxFor(anchor, { width, height }, isButton, () => moveTo(layer, ASIDE));
      layer.style.visibility = box ? 'visible' : 'hidden';
      moveTo(layer, box ?? ASIDE);
      layer.classList.toggle('up', !isButton && positions.isAbove());
      if (box) chooseNoteSide(layer, box);
    },
    keepHeight(kept) {
      drawn.style.minBlockSize = kept ? `${heightToButton(drawn)}px` : '';
    },
    onContentChanged: pointer.onContentChanged,
  };
}

/** Builds the host, its closed shadow root, and what is in it. */
function createElements(document: Document) {
  const host = document.createElementNS(XHTML, CARD_HOST_TAG) as HTMLElement;
  const root = host.attachShadow({ mode: 'closed', slotAssignment: 'manual' });
  const layer = createLayer(document, root);
  const drawn = element(document, 'div');
  const slot = element(document, 'slot');
  const surface = createSurface(document);
  layer.append(drawn, slot);
  slot.assign(surface);
  return { host, root, layer, drawn, slot, surface };
}

function isOpen(layer: HTMLDialogElement): boolean {
  return layer.open || layer.matches(':popover-open');
}

/** A dialog takes the focus when it is shown, even as a popover, unless nothing in it is focusable. */
function openAsPopover(layer: HTMLDialogElement): void {
  layer.inert = true;
  layer.showPopover();
  layer.inert = false;
}

function closeLayer(layer: HTMLDialogElement): void {
  if (layer.open) layer.close();
  else if (isOpen(layer)) layer.hidePopover();
}

/** Height of a section that would end with its main button. */
function heightToButton(drawn: HTMLElement): number {
  const section = drawn.firstElementChild?.getBoundingClientRect();
  const button = drawn.querySelector('.main')?.getBoundingClientRect();
  if (!section || !button) return section?.height ?? 0;
  return button.bottom - section.top + SECTION_END;
}

function element<N extends 'div' | 'slot' | 'dialog'>(document: Document, name: N) {
  return document.createElementNS(XHTML, name) as HTMLElementTagNameMap[N];
}

/**
 * What a page sees of the card. It is transparent, so a page that records this element alone (element capture)
 * records nothing of the card.
 */
function createSurface(document: Document): HTMLElement {
  const surface = element(document, 'div');
  // Without a slot: what a page puts into the surface is never drawn.
  surface.attachShadow({ mode: 'closed' });
  keepWithoutTooltip(surface);
  return surface;
}

/** Applied each time: a page that puts the host into another document and back takes them away. */
function stylesFor(root: ShadowRoot, css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return () => {
    root.adoptedStyleSheets = [sheet];
  };
}

function createLayer(document: Document, root: ShadowRoot): HTMLDialogElement {
  const layer = element(document, 'dialog');
  layer.className = 'layer';
  layer.role = 'dialog';
  layer.popover = 'manual';
  layer.tabIndex = -1;
  for (const type of OURS.split(' ')) {
    layer.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  // A mouse press leaves the focus where it is, in a field of the page for example.
  layer.addEventListener('mousedown', (event) => event.preventDefault());
  root.append(layer);
  return layer;
}

/** Chooses the side where the button's note has room (classes `high` and `left` of the layer). */
function chooseNoteSide({ classList }: HTMLElement, { left, bottom }: Box): void {
  const { innerWidth: width, innerHeight: height } = window;
  classList.toggle('high', bottom > height - NOTE.height);
  classList.toggle('left', left > width - NOTE.width);
}

/** Cancels the page's own zoom (`html { zoom }`), which the top layer inherits. */
function moveTo(layer: HTMLElement, box: Pick<Box, 'left' | 'top'>): void {
  const zoom = layer.currentCSSZoom || 1;
  layer.style.left = `${box.left / zoom}px`;
  layer.style.top = `${box.top / zoom}px`;
}

/**
 * An empty title ends the browser's search for a tooltip, so that none of the page's elements around it is
 * shown over the card. A page reaches the surface: what it writes there is removed before it is shown.
 */
function keepWithoutTooltip(surface: HTMLElement): void {
  const empty = () => {
    if (surface.getAttribute('title') !== '') surface.title = '';
  };
  empty();
  new MutationObserver(empty).observe(surface, { attributeFilter: ['title'] });
}
