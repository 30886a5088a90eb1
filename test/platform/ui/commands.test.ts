import { expect, it, vi } from 'vitest';
import { keysOfCommand, keysOfCommands, onCommand } from '@/lib/platform/ui/commands';
import { fakeEvent } from '@/test/platform/support/fake-event';

const api = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

it('runs for its own keys alone', () => {
  const onPressed = fakeEvent<[string, { id?: number; windowId?: number }?]>();
  api.commands = { onCommand: onPressed };
  const react = vi.fn();
  onCommand('cancel-call', react);
  onPressed.fire('other');
  expect(react).not.toHaveBeenCalled();
  onPressed.fire('cancel-call');
  expect(react).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('names the tab in which they were pressed', () => {
  const onPressed = fakeEvent<[string, { id?: number; windowId?: number }?]>();
  api.commands = { onCommand: onPressed };
  const react = vi.fn();
  onCommand('call-selection', react);
  onPressed.fire('call-selection', { id: 7, windowId: 2 });
  expect(react).toHaveBeenCalledExactlyOnceWith({ tabId: 7, windowId: 2 });
});

it('reads the keys that a command has now', async () => {
  const commands = [
    { name: 'call-selection', shortcut: 'Alt+Shift+K' },
    { name: 'cancel-call', shortcut: 'Ctrl+9' },
  ];
  api.commands = { getAll: async () => commands };
  expect(await keysOfCommand('cancel-call')).toBe('Ctrl+9');
});

it('finds no keys for a command that has none', async () => {
  api.commands = { getAll: async () => [{ name: 'cancel-call', shortcut: '' }] };
  expect(await keysOfCommand('cancel-call')).toBeUndefined();
  expect(await keysOfCommand('call-selection')).toBeUndefined();
});

it('lists the commands that have keys, and leaves the name of the popup to us', async () => {
  const commands = [
    { name: '_execute_action', description: 'Activate', shortcut: 'Alt+Shift+D' },
    { name: 'cancel-call', description: 'Cancel the call', shortcut: 'Alt+Shift+U' },
    { name: 'call-selection', description: 'Call', shortcut: '' },
  ];
  api.commands = { getAll: async () => commands };
  expect(await keysOfCommands()).toEqual([
    { words: undefined, keys: 'Alt+Shift+D' },
    { words: 'Cancel the call', keys: 'Alt+Shift+U' },
  ]);
});
