/** Panels of Handset in the browser's window. */
export type PanelName = 'popup' | 'sidebar';

/** The toolbar popup or the side panel (sidebar in Firefox), opened by the browser. */
export interface Panel {
  /** Its visible size, in CSS pixels. */
  size(): Promise<{ width: number; height: number }>;
  /** Runs a function in its page. The function must not use outer variables. */
  evaluate<T>(read: () => T): Promise<T>;
  /** Clicks an element as the rep does: the browser's own event, which scripts cannot make. */
  click(selector: string): Promise<void>;
}
