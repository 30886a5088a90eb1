// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPageSettings } from '@/lib/page/point/page-settings';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

let ending: AbortController;
let visible: DocumentVisibilityState;

beforeEach(() => {
  ending = new AbortController();
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});

/** A background whose setting can be changed, or that does not answer. */
function background() {
  const state = { opensDialLinks: true, answers: true };
  const ask = fakeAsk({
    'page-settings': () =>
      state.answers
        ? ok({ opensDialLinks: state.opensDialLinks, ignored: [] })
        : problem('no-answer'),
  });
  return { ask, state };
}

const answered = () => new Promise((resolve) => setTimeout(resolve, 0));

it('returns undefined for dial links before the background has answered', async () => {
  const { ask } = background();
  const settings = followPageSettings(ask, ending.signal);
  expect(settings.opensDialLinks()).toBeUndefined();
  await settings.read;
  expect(settings.opensDialLinks()).toBe(true);
});

it.each([
  ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('reads the settings again when %s', async (_, comeBack) => {
  const { ask, state } = background();
  const settings = followPageSettings(ask, ending.signal);
  await settings.read;
  state.opensDialLinks = false;
  comeBack();
  await answered();
  expect(settings.opensDialLinks()).toBe(false);
  expect(ask.asked).toHaveLength(2);
});

it('asks nothing while the tab is hidden or after its end', async () => {
  const { ask } = background();
  await followPageSettings(ask, ending.signal).read;
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  visible = 'visible';
  ending.abort();
  window.dispatchEvent(new Event('focus'));
  expect(ask.asked).toHaveLength(1);
});

it('keeps the last settings if the background does not answer', async () => {
  const { ask, state } = background();
  const settings = followPageSettings(ask, ending.signal);
  await settings.read;
  state.answers = false;
  window.dispatchEvent(new Event('focus'));
  await answered();
  expect(settings.opensDialLinks()).toBe(true);
});
