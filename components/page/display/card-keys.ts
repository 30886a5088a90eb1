import { type ReadonlySignal, signal } from '@preact/signals';
import type { CountdownModel } from '@/components/countdown/countdown-model';
import { type CardModel, isOpen } from '@/components/page/model/card-model';
import { focusedElement } from '@/lib/page/dom/innermost-element';

/** On Escape, cancels the countdown, goes back from the choice of a country, or closes the card. */
export function onEscapeKey(
  model: CardModel,
  countdown: CountdownModel,
  abortSignal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape' || !isOpen(model)) return;
    takeKey(event);
    if (countdown.counting.peek()) void countdown.cancel();
    else model.back();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal: abortSignal });
}

/**
 * Opens the choice of a country on `C` while the card is open, unless the rep types into the page.
 */
export function onCountryKey(
  { shown, chooseCountry }: CardModel,
  { usable }: UsableKeysWatch,
  abortSignal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    const now = shown.peek();
    const wanted = now?.kind === 'card' && now.choice !== 'open' && now.offer.readAs;
    if (!wanted || !event.isTrusted || !isCountryKey(event) || usable.peek() !== 'all') return;
    takeKey(event);
    chooseCountry();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal: abortSignal });
}

/** Returns whether it is the letter C, or its key on a keyboard of another script. */
function isCountryKey({ key, code, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return false;
  return key.toLowerCase() === 'c' || (code === 'KeyC' && !/^[a-z]$/i.test(key));
}

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

/** Keeps a key press, its repeats and its release from the page. */
export function takeKey(press: KeyboardEvent): void {
  take(press);
  const released = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (event === press || event.code !== press.code) return;
    if (event.repeat) return take(event);
    // The release never comes if the focus went to another window: then the next press ends this.
    released.abort();
    if (event.type === 'keyup') take(event);
  };
  const options = { capture: true, signal: released.signal };
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('keyup', onKey, options);
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
