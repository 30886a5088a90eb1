import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOrphaned, onMessage, onOrphaned, sendToBackground } from '@/lib/platform/page/messaging';
import { fakeEvent } from '@/test/platform/support/fake-event';

const api = vi.hoisted(() => ({ runtime: undefined as unknown }));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

const event = fakeEvent<[unknown, object, (answer: unknown) => void]>();
const sendMessage = vi.fn(async (message: unknown) => message);

beforeEach(() => {
  api.runtime = { id: 'handset', onMessage: event, sendMessage };
});

/** Sends a message as the browser does; returns what listeners returned and the later answer. */
async function deliver(message: unknown) {
  const respond = vi.fn();
  const returned = event.fire(message, {}, respond);
  await new Promise((next) => setTimeout(next));
  return { returned, answers: respond.mock.calls.flat() };
}

describe('a listener', () => {
  it('answers by callback, and returns `true`', async () => {
    const controller = new AbortController();
    onMessage(async (message) => `answer to ${message}`, controller.signal);
    expect(await deliver('a')).toEqual({ returned: [true], answers: ['answer to a'] });
    controller.abort();
    expect(await deliver('b')).toEqual({ returned: [], answers: [] });
  });

  it('leaves to others what it does not answer', async () => {
    const controller = new AbortController();
    onMessage(() => undefined, controller.signal);
    expect(await deliver('a')).toEqual({ returned: [undefined], answers: [] });
    controller.abort();
  });

  it('answers nothing when it fails', async () => {
    const controller = new AbortController();
    onMessage(() => Promise.reject(new Error('odd')), controller.signal);
    expect(await deliver('a')).toEqual({ returned: [true], answers: [undefined] });
    controller.abort();
  });
});

it('sends to the background', async () => {
  expect(await sendToBackground('hello')).toBe('hello');
});

it('tells a script once that its extension is gone, unless its signal ends before', async () => {
  vi.useFakeTimers();
  const [reaction, later] = [vi.fn(), vi.fn()];
  const ended = new AbortController();
  onOrphaned(reaction, new AbortController().signal);
  onOrphaned(later, ended.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reaction).not.toHaveBeenCalled();
  ended.abort();
  api.runtime = { id: undefined };
  await vi.advanceTimersByTimeAsync(1000);
  expect(reaction).toHaveBeenCalledOnce();
  expect(later).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('says that a script is orphaned once the browser took the API away', () => {
  expect(isOrphaned()).toBe(false);
  api.runtime = { id: undefined };
  expect(isOrphaned()).toBe(true);
  api.runtime = undefined;
  expect(isOrphaned()).toBe(true);
});
