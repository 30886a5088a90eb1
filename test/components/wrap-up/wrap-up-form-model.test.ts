import { expect, it } from 'vitest';
import { createWrapUpForm } from '@/components/wrap-up/wrap-up-form-model';
import { MAX_NOTE_BYTES, type StoredWrapUp } from '@/lib/wrap-up/model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { fakeWrapUps, savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';

function rig(answers: FakeAnswers = {}, given: Record<string, StoredWrapUp> = {}) {
  const ask = fakeAsk({
    'save-wrap-up-draft': () => ok(null),
    'save-wrap-up': ({ callId, after }) =>
      ok({ state: 'saved', wrapUp: savedWrapUp(after, callId) }),
    ...answers,
  });
  const stored = fakeWrapUps(given);
  const form = createWrapUpForm({ ask, ...stored }, 'call-1', new AbortController().signal);
  const bodies = (name: string) => ask.asked.filter((each) => each.name === name);
  return { form, stored, bodies };
}

it('starts empty, and saves what the rep changed', async () => {
  const { form, bodies } = rig();
  expect(form.fields.value).toEqual({ note: '' });
  expect(form.isChanged.value).toBe(false);
  form.change({ disposition: 'reached' });
  form.change({ note: 'hi' });
  expect(form.isChanged.value).toBe(true);
  expect(await form.save()).toBe(true);
  const after = { disposition: 'reached', note: 'hi' };
  const formId = expect.any(String);
  const body = { callId: 'call-1', formId, before: { note: '' }, after };
  expect(bodies('save-wrap-up')).toEqual([{ name: 'save-wrap-up', body }]);
  expect(form.isChanged.value).toBe(false);
  expect(form.saved.value).toMatchObject(after);
});

it('goes on with a draft, from the state that it was started from', async () => {
  const draft = {
    callId: 'call-1',
    before: { note: 'old' },
    fields: { note: 'old and half a' },
    isPutAway: false,
  };
  const { form, bodies } = rig({}, { 'call-1': { saved: savedWrapUp({ note: 'newer' }), draft } });
  expect(form.fields.value).toEqual(draft.fields);
  await form.save();
  expect(bodies('save-wrap-up')).toMatchObject([
    { body: { before: draft.before, after: draft.fields } },
  ]);
});

it('stores a draft as the rep types', async () => {
  const { form, bodies } = rig();
  form.change({ note: 'h' });
  expect(bodies('save-wrap-up-draft')).toMatchObject([
    { body: { fields: { note: 'h' }, isPutAway: false } },
  ]);
  form.putAway();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(bodies('save-wrap-up-draft').at(-1)).toMatchObject({ body: { isPutAway: true } });
});

it('follows another window until something is changed here', () => {
  const { form, stored } = rig();
  stored.store('call-1', { saved: savedWrapUp({ note: 'theirs' }) });
  expect(form.fields.value).toEqual({ note: 'theirs' });
  form.change({ note: 'mine' });
  stored.store('call-1', { saved: savedWrapUp({ note: 'theirs again' }) });
  expect(form.fields.value).toEqual({ note: 'mine' });
});

it('shows both texts of a conflict, and saves the one that the rep chooses', async () => {
  const theirs = savedWrapUp({ note: 'theirs' });
  const { form, bodies } = rig({
    'save-wrap-up': ({ before, after }) =>
      before.note === 'theirs'
        ? ok({ state: 'saved', wrapUp: savedWrapUp(after) })
        : ok({ state: 'conflict', wrapUp: theirs }),
  });
  form.change({ note: 'mine' });
  expect(await form.save()).toBe(false);
  expect(form.conflict.value).toBe(theirs);
  expect(form.fields.value).toEqual({ note: 'mine' });
  expect(await form.saveMine()).toBe(true);
  expect(form.conflict.value).toBeUndefined();
  expect(bodies('save-wrap-up').at(-1)).toMatchObject({
    body: { before: { note: 'theirs' }, after: { note: 'mine' } },
  });
});

it('takes what the other window saved', async () => {
  const theirs = savedWrapUp({ note: 'theirs' });
  const { form } = rig({ 'save-wrap-up': () => ok({ state: 'conflict', wrapUp: theirs }) });
  form.change({ note: 'mine' });
  await form.save();
  form.takeTheirs();
  expect(form.fields.value).toEqual({ note: 'theirs' });
  expect(form.isChanged.value).toBe(false);
});

it('says that it is not saved, and keeps the text', async () => {
  const { form, bodies } = rig({ 'save-wrap-up': () => problem('storage-failed') });
  form.change({ note: 'mine' });
  expect(await form.save()).toBe(false);
  expect(form.problem.value).toEqual({ code: 'storage-failed' });
  expect(form.fields.value).toEqual({ note: 'mine' });
  expect(bodies('save-wrap-up-draft').at(-1)).toMatchObject({ body: { fields: { note: 'mine' } } });
});

it('does not send a note that is too long, and keeps it', async () => {
  const { form, bodies } = rig();
  const note = 'é'.repeat(MAX_NOTE_BYTES / 2);
  form.change({ note });
  expect(form.excessBytes.value).toBe(0);
  form.change({ note: `${note}é` });
  expect(form.excessBytes.value).toBe(2);
  expect(await form.save()).toBe(false);
  expect(bodies('save-wrap-up')).toEqual([]);
  expect(form.fields.value?.note).toHaveLength(MAX_NOTE_BYTES / 2 + 1);
});

it('keeps what is typed while it saves', async () => {
  const { form } = rig();
  form.change({ note: 'one' });
  const saving = form.save();
  form.change({ note: 'one two' });
  await saving;
  expect(form.fields.value).toEqual({ note: 'one two' });
  expect(form.isChanged.value).toBe(true);
});
