import { browser } from '@/lib/platform/browser';

/** Keyboard commands of the manifest. They work in every tab. */
export type CommandName = 'cancel-call' | 'call-selection' | 'open-side-panel';

/** The tab in which the keys were pressed. */
export interface CommandTab {
  tabId: number;
  windowId: number;
}

/**
 * Returns the keys of a command as the browser writes them, such as `Alt+Shift+U`. `undefined` if the
 * command has no keys: another extension has them, or the rep removed them.
 */
export async function keysOfCommand(name: CommandName): Promise<string | undefined> {
  const commands = await browser.commands.getAll();
  return commands.find((command) => command.name === name)?.shortcut || undefined;
}

/** The keys of a command, and what it does in the rep's language. */
export interface CommandKeys {
  /** `undefined` for the command that opens the popup: the browser names that itself. */
  words: string | undefined;
  /** As the browser writes them, such as `Alt+Shift+U`. */
  keys: string;
}

/** Returns all commands that have keys. */
export async function keysOfCommands(): Promise<CommandKeys[]> {
  const commands = await browser.commands.getAll();
  return commands.flatMap(({ name, description, shortcut }) => {
    const words = name === '_execute_action' ? undefined : description;
    return shortcut ? { words, keys: shortcut } : [];
  });
}

/**
 * Runs `react` whenever the rep presses the keys of a command, in the same turn: opening the side
 * panel counts as the rep's own doing only there. `tab` is `undefined` where the browser names none.
 */
export function onCommand(name: CommandName, react: (tab: CommandTab | undefined) => void): void {
  browser.commands.onCommand.addListener((pressed, tab) => {
    if (pressed !== name) return;
    const { id: tabId, windowId } = tab ?? {};
    react(tabId === undefined || windowId === undefined ? undefined : { tabId, windowId });
  });
}
