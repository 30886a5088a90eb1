import { expect, it, vi } from 'vitest';
import { onTabMessage } from '@/lib/platform/tabs/tabs';
import { fakeEvent } from '@/test/platform/support/fake-event';

const onMessage = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('@/lib/platform/browser', () => ({
  browser: {
    runtime: {
      get onMessage() {
        return onMessage.current;
      },
    },
  },
}));

it('names the tab whose script sent the message, until the signal ends', () => {
  const event = fakeEvent<[unknown, { tab?: { id: number } }]>();
  onMessage.current = event;
  const react = vi.fn();
  const controller = new AbortController();
  onTabMessage('recognise', react, controller.signal);
  event.fire({ name: 'recognise', body: {} }, { tab: { id: 7 } });
  expect(react).toHaveBeenCalledExactlyOnceWith(7);
  event.fire({ name: 'card', body: {} }, { tab: { id: 7 } });
  event.fire({ name: 'recognise', body: {} }, {});
  event.fire(null, { tab: { id: 7 } });
  controller.abort();
  event.fire({ name: 'recognise', body: {} }, { tab: { id: 7 } });
  expect(react).toHaveBeenCalledOnce();
});
