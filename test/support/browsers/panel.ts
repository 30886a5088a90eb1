/** Where a rep finds Handset in the browser's own window. */
export type PanelName = 'popup' | 'sidebar';

/** The toolbar popup, or the side panel (sidebar in Firefox), as the browser itself opens it. */
export interface Panel {
  /** What the browser shows of it, in CSS pixels. */
  size(): Promise<{ width: number; height: number }>;
  /** Runs a function inside its page. The function must not use its surroundings. */
  evaluate<T>(read: () => T): Promise<T>;
}
