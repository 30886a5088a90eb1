import { type ReadonlySignal, signal } from '@preact/signals';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/** Which keys the card can take: a field of the page gets its letters, and a frame gets all. */
export type KeyReach = 'all' | 'escape' | 'none';

const TYPED_INTO =
  'input,textarea,select,[contenteditable]:not([contenteditable="false" i]),' +
  '[role="textbox"],[role="searchbox"],[role="combobox"],[role="spinbutton"]';
const FRAMES = 'iframe,frame,embed,object';

/** What the card can take now. */
export interface KeyReachModel {
  reach: ReadonlySignal<KeyReach>;
  /** Follows the focus until the signal ends. */
  follow(ended: AbortSignal): void;
}

/** Makes the model; `host` holds the card. */
export function createKeyReach(document: Document, host: Element): KeyReachModel {
  const reach = signal<KeyReach>('all');
  const look = () => {
    reach.value = reachOf(document, host);
  };
  return {
    reach,
    follow(ended) {
      look();
      const options = { capture: true, passive: true, signal: ended };
      for (const type of ['focusin', 'focusout']) document.addEventListener(type, look, options);
      // The focus went into a frame, or came back.
      for (const type of ['blur', 'focus']) window.addEventListener(type, look, options);
      // The focus may have moved within a shadow root, where nothing tells.
      window.addEventListener('keydown', look, options);
    },
  };
}

function reachOf(document: Document, host: Element): KeyReach {
  const focused = focusedIn(document, host);
  if (focused?.matches(FRAMES)) return 'none';
  const typed = document.designMode === 'on' || (focused !== host && isTypedInto(focused));
  return typed ? 'escape' : 'all';
}

/** The element that has the focus, in shadow roots of the page too. */
function focusedIn(document: Document, host: Element): Element | null {
  let at = document.activeElement;
  while (at && at !== host) {
    const inner = shadowRootOf(at)?.activeElement;
    if (!inner) break;
    at = inner;
  }
  return at;
}

function isTypedInto(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const draws = Reflect.get(element, 'editContext') != null;
  return draws || element.isContentEditable || element.matches(TYPED_INTO);
}
