import { HOST_NAME } from '@/lib/platform/card-host';
import type { Anchor } from './card-handle';
import { textUnder } from './covered';
import { type Box, overlaps, type Size } from './geometry';
import { type Placing, placeAtTop, placeBeside } from './place';
import { meetPointer } from './surface';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** What happens on the card is none of the page's business: its "click outside" and shortcuts. */
const OURS =
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu keydown keyup keypress ' +
  'touchstart touchend focusin focusout wheel';
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
  /** Puts the card beside a number, or at the top without one. False when the number is out of view. */
  place(anchor: Anchor | undefined, compact: boolean): boolean;
}

/** Makes the holder; nothing is in the page before `show`. */
export function createCardHolder(document: Document, css: string): CardHolder {
  const host = document.createElementNS(XHTML, HOST_NAME) as HTMLElement;
  const root = host.attachShadow({ mode: 'closed', slotAssignment: 'manual' });
  const layer = createLayer(document, root, css);
  const drawn = element(document, 'div');
  const slot = element(document, 'slot');
  const surface = element(document, 'div');
  layer.append(drawn, slot);
  slot.assign(surface);
  meetPointer(layer, slot);
  /** On which side of which number it stands. */
  let place: { anchor?: Anchor | undefined; compact?: boolean; side?: number } = {};

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
      place = {};
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
    place(anchor, compact) {
      const { width, height } = layer.getBoundingClientRect();
      const size = { width, height };
      if (anchor !== place.anchor || compact !== place.compact) place = { anchor, compact };
      const beside = anchor && placeBeside(placing(anchor, size, compact), compact, place.side);
      if (beside && width > 0) place.side = beside.side;
      const box = anchor ? beside?.box : placeAtTop(size, viewport());
      layer.style.visibility = box ? 'visible' : 'hidden';
      if (box) {
        moveTo(layer, box);
        makeRoom(layer, box);
      }
      return box !== undefined;
    },
  };
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
  layer.popover = 'manual';
  for (const type of OURS.split(' ')) {
    layer.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  // The mouse leaves the focus where the rep has it: in the page's own field.
  layer.addEventListener('mousedown', (event) => event.preventDefault());
  root.append(layer);
  return layer;
}

function placing({ boxes, others, direction }: Anchor, size: Size, compact: boolean): Placing {
  const marked = compact ? [] : others();
  const covered = (box: Box) =>
    compact ? textUnder(document, box) : marked.filter((other) => overlaps(other, box)).length;
  return { number: boxes(), size, viewport: viewport(), direction, covered };
}

function viewport(): Size {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Where what the button says of a click has room: the classes `high` and `left` of the layer. */
function makeRoom({ classList }: HTMLElement, { left, bottom }: Box): void {
  const { width, height } = viewport();
  classList.toggle('high', bottom > height - NOTE.height);
  classList.toggle('left', left > width - NOTE.width);
}

/** Takes the page's own zoom (`html { zoom }`) out of the way, which the top layer inherits. */
function moveTo(layer: HTMLElement, box: Box): void {
  const zoom = layer.currentCSSZoom || 1;
  layer.style.left = `${box.left / zoom}px`;
  layer.style.top = `${box.top / zoom}px`;
}
