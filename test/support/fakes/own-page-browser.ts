import { vi } from 'vitest';
import { fakeEvent } from '@/test/platform/support/fake-event';

/** The browser's API as far as one of our own pages uses it. A test sets what it answers. */
export const ownPageBrowser = {
  runtime: {
    id: 'handset',
    sendMessage: vi.fn(
      async (_message: { name: string; body: unknown }): Promise<unknown> => undefined,
    ),
    connect: vi.fn(({ name }: { name: string }) => {
      return { name, disconnect: vi.fn(), onDisconnect: fakeEvent<[]>() };
    }),
    getManifest: () => ({ version: '1.2.3' }),
    openOptionsPage: vi.fn(async () => undefined),
    onMessage: fakeEvent<[unknown, { tab?: { id: number } }]>(),
  },
  permissions: {
    contains: vi.fn(async () => false),
    getAll: vi.fn(async () => ({ origins: ['https://crm.example/*'] })),
    request: vi.fn(async (_request: { origins: string[] }) => true),
    remove: vi.fn(async () => true),
    onAdded: fakeEvent<[]>(),
    onRemoved: fakeEvent<[]>(),
  },
  storage: {
    managed: { get: async () => ({}) },
    onChanged: fakeEvent<[unknown, string]>(),
  },
  tabs: {
    query: vi.fn(async (): Promise<{ id: number }[]> => [{ id: 7 }]),
    get: vi.fn(async (id: number) => ({ id })),
    onActivated: fakeEvent<[]>(),
    onUpdated: fakeEvent<[number, { status?: string }, { active: boolean }]>(),
  },
  commands: {
    getAll: vi.fn(async () => [
      { name: 'cancel-call', description: 'Cancel the call', shortcut: 'Alt+Shift+U' },
    ]),
  },
  windows: { getCurrent: vi.fn(async () => ({ id: 3 })) },
  sidePanel: { open: vi.fn(async () => undefined) },
};

/** What was asked of the background, in order. */
export function askedOfBackground(): { name: string; body: unknown }[] {
  return ownPageBrowser.runtime.sendMessage.mock.calls.map(([message]) => message);
}
