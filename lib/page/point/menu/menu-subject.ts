import type { Ask } from '@/lib/messages/client';

/** Selected text: the offer of the number in it; no offer if it is no number. */
export interface SelectedText {
  offerId?: string;
}

/** Decides what the context menu of this frame is about. */
export interface MenuSubject {
  /** The rep points at this offer; without an id, at none. */
  point(offerId?: string): void;
  /** The rep selected this text; without it, nothing is selected. */
  select(text?: SelectedText): void;
}

/**
 * Tells the background what the context menu is about, whenever that changes: the number under the
 * pointer, else the selected text.
 */
export function createMenuSubject(ask: Ask): MenuSubject {
  let pointed: string | undefined;
  let selected: SelectedText | undefined;
  let last = '{}';
  const say = () => {
    const text = selected && { ...selected, selected: true as const };
    const body = pointed ? { offerId: pointed } : (text ?? {});
    if (JSON.stringify(body) === last) return;
    last = JSON.stringify(body);
    void ask('point', body);
  };
  return {
    point(offerId) {
      pointed = offerId;
      say();
    },
    select(text) {
      selected = text;
      say();
    },
  };
}
