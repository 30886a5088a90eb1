// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  counting,
  drawCard,
  offer,
  settled,
  unconfirmed,
} from '@/test/components/page/support/draw-card';
import { ok, problem } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

it('is there before the card opens, and says nothing of an offer without trouble', async () => {
  const { container, model, anchor, spoken } = drawCard({});
  const region = container.querySelector('[role=status]');
  expect(region).not.toBeNull();
  model.openFor(offer, anchor);
  await settled();
  expect(container.querySelector('[role=status]')).toBe(region);
  expect(spoken()).toEqual([]);
});

it('comes to a card empty, and then says that a colleague called', async () => {
  const { model, anchor, spoken, words } = drawCard({});
  const colleagueText = 'called by a colleague at 10:12';
  model.openFor({ ...offer, colleagueText }, anchor);
  await waitFor(() => expect(words()).toContain(colleagueText));
  expect(spoken()).toEqual([]);
  await waitFor(() => expect(spoken()).toEqual([colleagueText]));
});

it('says why a press was rejected, and why no call was made, each alone', async () => {
  const { model, anchor, spoken } = drawCard({
    call: () => problem('own-number'),
  });
  model.openFor({ ...offer, colleagueText: 'called by a colleague at 10:12' }, anchor);
  model.showDistrust('too-soon');
  await waitFor(() => expect(spoken()).toEqual([expect.stringMatching(/too soon/)]));
  await model.call();
  await waitFor(() => expect(spoken()).toEqual([expect.stringMatching(/your own number/)]));
});

it('says that a call counts down, and what came of it', async () => {
  const outcome = Promise.withResolvers<ReturnType<typeof ok<typeof unconfirmed>>>();
  const { model, spoken } = drawCard({ outcome: () => outcome.promise });
  model.showCall(counting, undefined);
  await waitFor(() => expect(spoken()[0]).toMatch(/Calling .*0134|Requesting/));
  outcome.resolve(ok(unconfirmed));
  await waitFor(() => expect(spoken()[0]).toBe('Unconfirmed'));
});

it('says a sentence once it is shown', async () => {
  const { model, spoken } = drawCard({});
  model.showProblem({ code: 'no-number' });
  expect(spoken()).toEqual([]);
  await waitFor(() => expect(spoken()).toHaveLength(1));
  model.close();
  await waitFor(() => expect(spoken()).toEqual([]));
});
