import { z } from 'zod';
import { runIn } from './scripting';

const selectionSchema = z.object({ text: z.string(), url: z.string() });

/** The text that is selected in a tab, and the frame that holds it. */
export interface TabSelection {
  frameId: number;
  text: string;
  /** The address of the frame. */
  url: string;
}

/**
 * Reads the text that the rep selected: in the frame that has the focus, in its field or its page.
 * `undefined` if there is none, or where the browser blocks extensions.
 */
export async function readSelectedText(tabId: number): Promise<TabSelection | undefined> {
  for (const { frameId, result } of await runIn({ tabId, allFrames: true }, selectionHere)) {
    const { data } = selectionSchema.safeParse(result);
    if (data && data.text.trim() !== '') return { frameId, ...data };
  }
  return undefined;
}

/**
 * Reads all text that is selected in a tab, in any frame: while our popup is open, none
 * has it. Empty if nothing is selected, or where the browser blocks extensions.
 */
export async function readAllSelectedText(tabId: number): Promise<string> {
  const found = await runIn({ tabId, allFrames: true }, allSelectedHere);
  return found.flatMap(({ result }) => z.string().safeParse(result).data ?? []).join('\n');
}

/** Runs in a frame. */
function allSelectedHere(): string {
  return String(getSelection() ?? '').slice(0, 100_000);
}

/** Runs in a frame. `null` unless the focus is in this frame, rather than in one that it embeds. */
function selectionHere(): { text: string; url: string } | null {
  const focused = document.activeElement;
  if (!document.hasFocus() || focused?.matches('iframe, frame, object, embed')) return null;
  const { value, selectionStart, selectionEnd } = (focused ?? {}) as Partial<HTMLInputElement>;
  const inField = value?.slice(selectionStart ?? 0, selectionEnd ?? 0);
  const text = inField || String(getSelection() ?? '');
  return { text: text.slice(0, 500), url: location.href };
}
