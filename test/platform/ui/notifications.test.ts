import { expect, it, vi } from 'vitest';
import {
  clearNotification,
  notify,
  onNotificationClick,
  showsNotifications,
} from '@/lib/platform/ui/notifications';
import { fakeEvent } from '@/test/platform/support/fake-event';

const api = vi.hoisted(() => ({
  notifications: {} as Record<string, unknown>,
  runtime: { getURL: (path: string) => `chrome-extension://handset${path}` },
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

it('shows, replaces and clears a notification, and reports a click on it', async () => {
  const open = new Map<string, { message: string }>();
  const onClicked = fakeEvent<[string]>();
  api.notifications = {
    onClicked,
    create: async (id: string, options: { message: string }) => void open.set(id, options),
    clear: async (id: string) => void open.delete(id),
  };
  await notify('call:1', 'Handset', 'Calling');
  await notify('call:1', 'Handset', 'Requested');
  expect([...open.values()]).toMatchObject([{ type: 'basic', message: 'Requested' }]);
  const react = vi.fn();
  onNotificationClick(react);
  onClicked.fire('call:1');
  expect(react).toHaveBeenCalledWith('call:1');
  await clearNotification('call:1');
  expect(open.size).toBe(0);
});

it('tells whether the browser shows them, where it says so', async () => {
  api.notifications = {};
  expect(await showsNotifications()).toBeUndefined();
  for (const level of ['granted', 'denied']) {
    api.notifications = { getPermissionLevel: async () => level };
    expect(await showsNotifications()).toBe(level === 'granted');
  }
});
