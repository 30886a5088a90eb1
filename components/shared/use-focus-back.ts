import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Returns the ref of a form that gives the focus back to the button that opened it, if it has the focus when
 * it closes. If the form replaced that button, the button comes back as a new element: the last `data-opener` beside
 * the form. Call this before the form takes the focus.
 */
export function useFocusBack<Form extends HTMLElement>() {
  const form = useRef<Form>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const { current } = form;
    const around = current?.parentElement;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      // Once the form is gone and the buttons are back.
      queueMicrotask(() => openerOf(activeElement, around)?.focus());
    };
  }, []);
  return form;
}

function openerOf(before: Element | null, around: Element | null | undefined) {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected)
    return before;
  return [...(around?.querySelectorAll<HTMLElement>('[data-opener]') ?? [])].at(-1);
}
