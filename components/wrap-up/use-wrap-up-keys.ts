import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLifetime } from '@/components/shared/use-lifetime';

/** What the keys of a wrap-up do. */
export interface WrapUpKeys {
  /** A number key from 1 to 9. */
  onDigit: (digit: number) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSave: () => void;
  /** Whether number keys also count while nothing on the page has the focus. */
  isCurrent: boolean;
}

/** Number keys choose a disposition while the focus is in the form, but not in one of its text fields. */
export function useWrapUpKeys(form: RefObject<HTMLFormElement | null>, keys: WrapUpKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  const abortSignal = useLifetime();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const { isCurrent, onSave, onDigit } = latest.current;
      if (!(target instanceof HTMLElement) || event.isComposing) return;
      if (!isMeant(target, form.current, isCurrent)) return;
      const digit = isTextField(target) ? undefined : pressedDigit(event);
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
      else if (digit === undefined) return;
      else onDigit(digit);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { signal: abortSignal });
  }, [abortSignal]);
}

function isMeant(target: HTMLElement, form: HTMLFormElement | null, isCurrent: boolean): boolean {
  return (form?.contains(target) ?? false) || (isCurrent && target === document.body);
}

/** Returns whether keys pressed in an element are text for it. */
export function isTextField(element: Element | null): boolean {
  return (
    element?.matches(
      'textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]',
    ) ?? false
  );
}

/** Returns the digit of a key, also by its position: on a French keyboard, digits need Shift. */
function pressedDigit({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}
