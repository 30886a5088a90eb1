import { beforeEach, expect, it, vi } from 'vitest';
import { ask } from '@/lib/messages/client';

const background = vi.hoisted(() => ({
  answer: async (_: unknown): Promise<unknown> => undefined,
}));
vi.mock('@/lib/platform/page/messaging', () => ({
  sendToBackground: (message: unknown) => background.answer(message),
}));

const noAnswer = { ok: false, error: { code: 'no-answer' } };

beforeEach(() => {
  background.answer = async () => undefined;
});

it('sends name and body, and returns what the background answered', async () => {
  background.answer = async (message) => ({ ok: true, value: message });
  expect(await ask('call', { offerId: 'offer-1' })).toEqual({
    ok: true,
    value: { name: 'call', body: { offerId: 'offer-1' } },
  });
});

it('turns silence and failure into a problem', async () => {
  expect(await ask('call', { offerId: 'offer-1' })).toEqual(noAnswer);
  background.answer = () => Promise.reject(new Error('Extension context invalidated.'));
  expect(await ask('call', { offerId: 'offer-1' })).toEqual(noAnswer);
});
