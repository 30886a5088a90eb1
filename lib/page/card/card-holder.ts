import type { Box } from '@/lib/page/dom/geometry';
import { CARD_HOST_TAG } from '@/lib/platform/page/card-host';
import type { Anchor } from './card-handle';
import { createCardPlace } from './card-space';
import { addPointerTarget } from './pointer-target';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** What happens on the card is none of the page's business: its "click outside" and shortcuts. */
const OURS =
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu keydown keyup keypress ' +
  'touchstart touchend focusin focusout wheel';
/** Out of sight, while nothing of it is to be met. */
const ASIDE = { left: -9999, top: 0 };
/** From the end of a section's last button to the end of the section: padding and border, in pixels. */
const SECTION_END = 13;
/** What the button says of a click is at most so large, in pixels. */
const NOTE = { width: 240, height: 110 };

/** The one element that we ever put into a page, and only while something is shown. */
export interface CardHolder {
  host: HTMLElement;
  /** The popover in the closed shadow root. */
  layer: HTMLElement;
  /** Where in the layer the card is drawn. */
  drawn: HTMLElement;
  /** As a popover, or as a modal dialog: where one of the page's makes all else inert. */
  show(modal: boolean): void;
  hide(): void;
  /** Whether it is where `show` put it: a page can take it away. */
  stands(): boolean;
  /** Notes where the page has the focus, to give it back when the card goes. */
  rememberFocus(): void;
  /** Comes back on top of whatever the page put into the top layer meanwhile. */
  raise(): void;
  /** Puts button or card beside a number, or at the top without one. */
  place(anchor: Anchor | undefined, isButton: boolean): void;
  /** Keeps the height up to the main button, so that the next one stands in its place. */
  keepHeight(kept: boolean): void;
  /** Something else is drawn now: presses on its way were meant for what stood there before. */
  changed(): void;
}

/** Makes the holder; nothing is in the page before `show`. */
export function createCardHolder(document: Document, css: string): CardHolder {
  const host = document.createElementNS(XHTML, CARD_HOST_TAG) as HTMLElement;
  const root = host.attachShadow({ mode: 'closed', slotAssignment: 'manual' });
  const layer = createLayer(document, root, css);
  const drawn = element(document, 'div');
  const slot = element(document, 'slot');
  const surface = element(document, 'div');
  // Without a slot: what a page puts into the surface is never drawn.
  surface.attachShadow({ mode: 'closed' });
  layer.append(drawn, slot);
  slot.assign(surface);
  const pointer = addPointerTarget(layer, slot);
  const places = createCardPlace(document);

  let before: HTMLElement | null = null;
  const isShown = () => layer.open || layer.matches(':popover-open');
  /** A dialog takes the focus as it comes, even as a popover: unless nothing in it can have it. */
  const putUp = () => {
    layer.inert = true;
    layer.showPopover();
    layer.inert = false;
  };
  const takeDown = () => {
    if (layer.open) layer.close();
    else if (isShown()) layer.hidePopover();
  };
  return {
    host,
    layer,
    drawn,
    show(modal) {
      if (surface.parentNode !== host) host.append(surface);
      if (host.parentNode !== document.documentElement) document.documentElement.append(host);
      if (modal !== layer.open) takeDown();
      if (isShown()) return;
      if (modal) layer.showModal();
      else putUp();
    },
    stands: () => host.parentNode === document.documentElement && isShown(),
    rememberFocus() {
      if (document.activeElement === host) return;
      before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    hide() {
      takeDown();
      host.remove();
      places.forget();
      // With the card its focus goes; a rep who went elsewhere meanwhile stays there.
      if (document.activeElement === document.body) before?.focus();
      before = null;
    },
    raise() {
      if (layer.open) return;
      const focused = root.activeElement;
      takeDown();
      putUp();
      if (focused instanceof HTMLElement) focused.focus();
      // Firefox asks a frame what a press hits without laying it out: it would go through to the page.
      layer.getBoundingClientRect();
    },
    place(anchor, isButton) {
      const { width, height } = layer.getBoundingClientRect();
      const box = places.boxFor(anchor, { width, height }, isButton, () => moveTo(layer, ASIDE));
      layer.style.visibility = box ? 'visible' : 'hidden';
      moveTo(layer, box ?? ASIDE);
      layer.classList.toggle('up', !isButton && places.isAbove());
      if (box) makeRoom(layer, box);
    },
    keepHeight(kept) {
      drawn.style.minBlockSize = kept ? `${heightToButton(drawn)}px` : '';
    },
    changed: pointer.changed,
  };
}

/** How high a section would be that ends with its main button, as it stands now. */
function heightToButton(drawn: HTMLElement): number {
  const section = drawn.firstElementChild?.getBoundingClientRect();
  const button = drawn.querySelector('.main')?.getBoundingClientRect();
  if (!section || !button) return section?.height ?? 0;
  return button.bottom - section.top + SECTION_END;
}

function element<N extends 'div' | 'slot' | 'dialog'>(document: Document, name: N) {
  return document.createElementNS(XHTML, name) as HTMLElementTagNameMap[N];
}

function createLayer(document: Document, root: ShadowRoot, css: string): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const layer = element(document, 'dialog');
  layer.className = 'layer';
  layer.role = 'dialog';
  layer.popover = 'manual';
  layer.tabIndex = -1;
  for (const type of OURS.split(' ')) {
    layer.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  // The mouse leaves the focus where the rep has it: in the page's own field.
  layer.addEventListener('mousedown', (event) => event.preventDefault());
  root.append(layer);
  return layer;
}

/** Where what the button says of a click has room: the classes `high` and `left` of the layer. */
function makeRoom({ classList }: HTMLElement, { left, bottom }: Box): void {
  const { innerWidth: width, innerHeight: height } = window;
  classList.toggle('high', bottom > height - NOTE.height);
  classList.toggle('left', left > width - NOTE.width);
}

/** Takes the page's own zoom (`html { zoom }`) out of the way, which the top layer inherits. */
function moveTo(layer: HTMLElement, box: Pick<Box, 'left' | 'top'>): void {
  const zoom = layer.currentCSSZoom || 1;
  layer.style.left = `${box.left / zoom}px`;
  layer.style.top = `${box.top / zoom}px`;
}
