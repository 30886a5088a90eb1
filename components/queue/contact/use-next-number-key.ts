import { useEffect, useRef } from 'preact/hooks';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { QueueItem } from '@/lib/queue/model';
import { numberAfter } from './NumberChoice';

/** Where a letter is text, or moves in a list. */
const TEXT_FIELD = 'textarea, select, input, [contenteditable]';

/** The key N chooses the next number of a contact, unless the rep is typing. */
export function useNextNumberKey(item: QueueItem, choose: (e164: string) => void): void {
  const latest = useRef({ item, choose });
  latest.current = { item, choose };
  const abortSignal = useLifetime();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = isPlainN(event) ? numberAfter(latest.current.item) : undefined;
      if (next) latest.current.choose(next);
    };
    document.addEventListener('keydown', onKeyDown, { signal: abortSignal });
  }, [abortSignal]);
}

/** The letter, or its place on a keyboard of another script. */
function isPlainN(event: KeyboardEvent): boolean {
  const { key, code, target, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
  if (ctrlKey || altKey || metaKey || isComposing || repeat || event.defaultPrevented) return false;
  const isTyping = target instanceof Element && target.matches(TEXT_FIELD);
  const isLatin = /^[a-z]$/i.test(key);
  return !isTyping && (isLatin ? key.toLowerCase() === 'n' : code === 'KeyN');
}
