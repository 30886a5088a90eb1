import { waitUntil } from '@/test/support/wait';

/** Panels of Handset in the browser's window. */
export type PanelName = 'popup' | 'sidebar';

/** The toolbar popup or the side panel (sidebar in Firefox), opened by the browser. */
export interface Panel {
  /** Its visible size, in CSS pixels. */
  size(): Promise<{ width: number; height: number }>;
  /** Runs a function in its page. The function must not use outer variables. */
  evaluate<T>(read: () => T): Promise<T>;
  /** Moves the mouse to an element and clicks it, with the browser's own events, which scripts cannot make. */
  click(selector: string): Promise<void>;
}

/** Presses Escape or clicks beside a panel until it has closed, so that the next one is not mistaken for it. */
export function closePanel(panel: Panel, press: () => Promise<void>): Promise<boolean> {
  return waitUntil(async () => {
    await press();
    return panel.evaluate(() => false).catch(() => true);
  }, 'the panel to close');
}
