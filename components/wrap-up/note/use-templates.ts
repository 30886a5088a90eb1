import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { foldText } from '@/components/shared/fold-text';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import { insertText, type SlashWord, slashWordAt } from '@/lib/wrap-up/note-template';

/** The choice of a template while a note is written. */
export interface TemplateChoice {
  /** Empty while nothing is asked for. */
  offered: readonly NoteTemplate[];
  active: number;
  /** Looks again at what stands before the caret. */
  look(): void;
  close(): void;
  insert(template: NoteTemplate): void;
  /** Returns whether the key was for the list. */
  onKey(event: KeyboardEvent): boolean;
  /** Moves the caret behind the text that was put in. */
  moveCaret(): void;
}

/** Offers templates after a slash: arrows move, Enter and Tab insert, Escape closes only the list. */
export function useTemplates(
  field: RefObject<HTMLTextAreaElement | null>,
  templates: readonly NoteTemplate[],
  onType: (note: string) => void,
): TemplateChoice {
  const [word, setWord] = useState<SlashWord>();
  const [active, setActive] = useState(0);
  const caret = useRef<number | undefined>(undefined);
  const dismissed = useRef<number | undefined>(undefined);
  const offered = word ? matchingTemplates(templates, word.typed) : [];

  function look(): void {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const next = selectionStart === selectionEnd ? slashWordAt(value, selectionEnd) : undefined;
    if (next?.from !== dismissed.current) dismissed.current = undefined;
    if (next?.from === word?.from && next?.typed === word?.typed) return;
    setActive(0);
    setWord(dismissed.current === undefined ? next : undefined);
  }

  function insert({ text }: NoteTemplate): void {
    if (!field.current || !word) return;
    const { value, selectionEnd } = field.current;
    const inserted = insertText(value, word.from, selectionEnd, text);
    caret.current = inserted.caret;
    setWord(undefined);
    onType(inserted.note);
  }

  function dismiss(): void {
    dismissed.current = word?.from;
    setWord(undefined);
  }

  return {
    offered,
    active,
    look,
    insert,
    close: () => setWord(undefined),
    onKey(event) {
      const template = offered[active];
      if (!template) return false;
      return runKeyAction(event, { insert: () => insert(template), dismiss, move });
    },
    moveCaret() {
      if (caret.current === undefined) return;
      field.current?.setSelectionRange(caret.current, caret.current);
      caret.current = undefined;
    },
  };

  function move(by: 1 | -1): void {
    setActive((active + by + offered.length) % offered.length);
  }
}

/** Runs what a key does in the open list. Returns false if the key is not for the list. */
function runKeyAction(event: KeyboardEvent, list: ListActions): boolean {
  if (event.shiftKey || event.ctrlKey || event.metaKey) return false;
  const act = keyActions[event.key];
  if (!act) return false;
  event.preventDefault();
  event.stopPropagation();
  act(list);
  return true;
}

interface ListActions {
  insert(): void;
  dismiss(): void;
  move(by: 1 | -1): void;
}

const keyActions: Record<string, (list: ListActions) => void> = {
  Enter: (list) => list.insert(),
  Tab: (list) => list.insert(),
  Escape: (list) => list.dismiss(),
  ArrowDown: (list) => list.move(1),
  ArrowUp: (list) => list.move(-1),
};

/** Returns the templates with a word in their name that starts with the typed text. Case and accents do not count. */
export function matchingTemplates<T extends { name: string }>(
  list: readonly T[],
  typed: string,
): T[] {
  const wanted = foldText(typed);
  return list.filter(({ name }) =>
    foldText(name)
      .split(/\s+/)
      .some((word) => word.startsWith(wanted)),
  );
}
