import { browser } from '@/lib/platform/browser';

/** Keyboard commands of the manifest. They work in every tab; no page sees their keys. */
export type CommandName = 'cancel-call';

/** Runs `react` whenever the rep presses the keys of a command. */
export function onCommand(name: CommandName, react: () => void): void {
  browser.commands.onCommand.addListener((pressed) => {
    if (pressed === name) react();
  });
}
