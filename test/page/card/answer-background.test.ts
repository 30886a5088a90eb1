import { beforeEach, expect, it, vi } from 'vitest';
import { answerBackground } from '@/lib/page/card/answer-background';

const heard = vi.hoisted(() => ({
  answer: (_: unknown): unknown => undefined,
  signal: undefined as AbortSignal | undefined,
}));
vi.mock('@/lib/platform/page/messaging', () => ({
  onMessage: (answer: (message: unknown) => unknown, abortSignal: AbortSignal) =>
    Object.assign(heard, { answer, signal: abortSignal }),
}));

const ending = new AbortController();
const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  answerBackground(
    {
      'show-problem': ({ problem }) => {
        shown.push(problem.code);
        return null;
      },
      'list-numbers': async () => ({ lang: 'en', others: [], host: 'crm.example', numbers: [] }),
    },
    ending.signal,
  );
});

it('runs the function of a request’s name, and sends its answer', async () => {
  const answer = heard.answer({ name: 'show-problem', body: { problem: { code: 'no-number' } } });
  expect(shown).toEqual(['no-number']);
  await expect(answer).resolves.toBeNull();
  const listed = heard.answer({ name: 'list-numbers', body: null });
  await expect(listed).resolves.toMatchObject({ host: 'crm.example' });
});

it.each([
  ['another request', { name: 'open-card', body: null }],
  ['the name of a property of every object', { name: 'constructor', body: null }],
  ['a message without a name', {}],
])('leaves %s to others', (_, message) => {
  expect(heard.answer(message)).toBeUndefined();
});

it('listens until the signal ends', () => {
  expect(heard.signal).toBe(ending.signal);
});
