import { type ReadonlySignal, signal } from '@preact/signals';
import { focusedElement } from '@/lib/page/dom/focused-element';

/** Which keys the card can use: a focused field gets all letters, a focused frame gets all keys. */
export type UsableKeys = 'all' | 'escape' | 'none';

const TYPED_INTO =
  'input,textarea,select,[contenteditable]:not([contenteditable="false" i]),' +
  '[role="textbox"],[role="searchbox"],[role="combobox"],[role="spinbutton"]';
const FRAMES = 'iframe,frame,embed,object';

/** Knows which keys the card can use now. */
export interface UsableKeysWatch {
  usable: ReadonlySignal<UsableKeys>;
  /** Follows the focus until the signal ends. */
  follow(abortSignal: AbortSignal): void;
}

/** Creates the watch. `host` is the element that holds the card. */
export function watchUsableKeys(document: Document, host: Element): UsableKeysWatch {
  const usable = signal<UsableKeys>('all');
  const look = () => {
    usable.value = usableKeys(document, host);
  };
  return {
    usable,
    follow(abortSignal) {
      look();
      const options = { capture: true, passive: true, signal: abortSignal };
      for (const type of ['focusin', 'focusout']) document.addEventListener(type, look, options);
      // The focus can move into a frame and back.
      for (const type of ['blur', 'focus']) window.addEventListener(type, look, options);
      // The focus can move within a shadow root without any event outside of it.
      window.addEventListener('keydown', look, options);
    },
  };
}

function usableKeys(document: Document, host: Element): UsableKeys {
  const focused = focusedElement(document, host);
  if (focused?.matches(FRAMES)) return 'none';
  const typed = document.designMode === 'on' || (focused !== host && isTypedInto(focused));
  return typed ? 'escape' : 'all';
}

function isTypedInto(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const hasEditContext = Reflect.get(element, 'editContext') != null;
  return hasEditContext || element.isContentEditable || element.matches(TYPED_INTO);
}
