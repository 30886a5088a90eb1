import { expect, it, vi } from 'vitest';
import { useFreshConnections } from '@/lib/platform/fresh-connections';

interface Update {
  removeRuleIds: number[];
  addRules: { id: number; condition: object; action: object }[];
}

const updates = vi.hoisted((): Update[] => []);
vi.mock('@/lib/platform/browser', () => ({
  browser: {
    runtime: { getURL: (path: string) => `chrome-extension://handset${path}` },
    declarativeNetRequest: { updateSessionRules: async (update: Update) => updates.push(update) },
  },
}));

it('closes the connection after each request of ours, and touches no page', async () => {
  await useFreshConnections();
  await useFreshConnections();
  const [first, second] = updates;
  expect(first).toEqual(second);
  expect(first?.removeRuleIds).toEqual([first?.addRules[0]?.id]);
  expect(first?.addRules).toMatchObject([
    {
      condition: { initiatorDomains: ['handset'] },
      action: { requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }] },
    },
  ]);
});
