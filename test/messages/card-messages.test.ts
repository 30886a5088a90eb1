import { expect, it, vi } from 'vitest';
import { askCard } from '@/lib/messages/card-messages';

const sent = vi.hoisted((): unknown[][] => []);
vi.mock('@/lib/platform/runtime', () => ({
  sendToFrame: async (...message: unknown[]) => {
    sent.push(message);
    if (message[1] === 9) throw new Error('Receiving end does not exist.');
    return null;
  },
}));

it('asks the card of exactly one frame', async () => {
  expect(await askCard({ tabId: 7, frameId: 3 }, 'list-numbers', null)).toBeNull();
  expect(sent).toEqual([[7, 3, { name: 'list-numbers', body: null }]]);
});

it('returns undefined where no card script answers', async () => {
  expect(await askCard({ tabId: 7, frameId: 9 }, 'list-numbers', null)).toBeUndefined();
});
