import { expect, it, vi } from 'vitest';
import {
  createDraftSender,
  createTypedWrapUp,
  type TypedWrapUp,
} from '@/components/wrap-up/typed-wrap-up';
import type { Ask } from '@/lib/messages/client';
import { saveDraft } from '@/lib/wrap-up/draft';
import type { SentDraft, StoredWrapUp, WrapUpFields } from '@/lib/wrap-up/model';
import { saveWrapUp } from '@/lib/wrap-up/save-wrap-up';
import { readWrapUps, watchWrapUps } from '@/lib/wrap-up/watch-wrap-ups';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { ok } from '@/test/support/fakes/fake-ask';

/** Windows of one rep over one database. */
function rig() {
  const database = freshDatabase();
  const deps = {
    database,
    readSettings: async () => sampleSettings(),
    readNumber: async (text: string) => text,
    now: () => NOON,
  };
  const ask = (async (_name: string, draft: SentDraft) => {
    await saveDraft(database, draft);
    return ok(null);
  }) as unknown as Ask;
  const open = async () => {
    const window = createTypedWrapUp(ask, 'a');
    const end = new AbortController();
    const onChange = (all: ReadonlyMap<string, StoredWrapUp>) => window.take(all.get('a'));
    watchWrapUps(database, ['a'], onChange, end.signal);
    await vi.waitFor(() => expect(window.fields.value).toBeDefined());
    return { window, close: () => end.abort() };
  };
  const save = async (window: TypedWrapUp) => {
    await window.drafts.stop();
    const after = window.fields.value ?? { note: '' };
    const change = { callId: 'a', formId: window.formId, before: window.before.value, after };
    const result = await saveWrapUp(deps, change, { callee: CALLEE });
    if (result.state === 'saved') window.applySaved(result.wrapUp, after);
    return result;
  };
  const stored = async () => (await readWrapUps(database, ['a'])).get('a');
  const draftIs = (fields: WrapUpFields) =>
    vi.waitFor(async () => expect((await stored())?.draft?.fields).toEqual(fields));
  return { open, save, stored, draftIs };
}

const shows = (window: TypedWrapUp, fields: WrapUpFields) =>
  vi.waitFor(() => expect(window.fields.value).toEqual(fields));

it('shows and saves the note of a window that was closed', async () => {
  const { open, save, stored } = rig();
  const dashboard = await open();
  dashboard.window.change({ disposition: 'reached' });
  const popup = await open();
  await shows(popup.window, { note: '', disposition: 'reached' });
  popup.window.change({ note: 'Call again about 20 desks' });
  const both = { note: 'Call again about 20 desks', disposition: 'reached' };
  await shows(dashboard.window, both);
  popup.close();
  await save(dashboard.window);
  expect(await stored()).toMatchObject({ saved: both });
  expect((await stored())?.draft).toBeUndefined();
  dashboard.close();
});

it('keeps a note that the window which saves has not read', async () => {
  const { open, save, stored, draftIs } = rig();
  const dashboard = await open();
  dashboard.window.change({ disposition: 'reached' });
  await draftIs({ note: '', disposition: 'reached' });
  const popup = await open();
  dashboard.close();
  popup.window.change({ note: 'half a note' });
  await draftIs({ note: 'half a note', disposition: 'reached' });
  await save(dashboard.window);
  expect(await stored()).toMatchObject({
    saved: { note: '', disposition: 'reached' },
    draft: { fields: { note: 'half a note', disposition: 'reached' } },
  });
  await vi.waitFor(() =>
    expect(popup.window.before.value).toMatchObject({ disposition: 'reached' }),
  );
  expect(popup.window.fields.value).toMatchObject({ note: 'half a note' });
  popup.close();
});

it('takes a note that goes on in another window, and leaves one that was replaced there', async () => {
  const { open, draftIs } = rig();
  const panel = await open();
  panel.window.change({ note: 'Wants' });
  await draftIs({ note: 'Wants' });
  const popup = await open();
  popup.window.change({ note: 'Wants a demo' });
  await shows(panel.window, { note: 'Wants a demo' });
  popup.window.change({ note: 'Sent the offer', disposition: 'reached' });
  await shows(panel.window, { note: 'Wants a demo', disposition: 'reached' });
  for (const { close } of [panel, popup]) close();
});

it('meets a conflict where another window saved the same field', async () => {
  const { open, save } = rig();
  const [popup, panel] = [await open(), await open()];
  popup.window.change({ note: 'Wants a demo' });
  await shows(panel.window, { note: 'Wants a demo' });
  panel.window.change({ note: 'Sent the offer' });
  expect(await save(panel.window)).toMatchObject({ state: 'saved' });
  await vi.waitFor(() => expect(popup.window.saved.value).toBeDefined());
  expect(popup.window.fields.value).toEqual({ note: 'Wants a demo' });
  expect(await save(popup.window)).toMatchObject({ state: 'conflict' });
  for (const { close } of [panel, popup]) close();
});

it('holds nothing unsaved once another window saved what was typed here', async () => {
  const { open, save } = rig();
  const [popup, panel] = [await open(), await open()];
  popup.window.change({ note: 'Wants' });
  await shows(panel.window, { note: 'Wants' });
  panel.window.change({ note: 'Wants a demo' });
  await save(panel.window);
  await vi.waitFor(() => expect(popup.window.before.value).toEqual({ note: 'Wants a demo' }));
  expect(popup.window.fields.value).toEqual({ note: 'Wants a demo' });
  for (const { close } of [panel, popup]) close();
});

it('lets the rep shorten a note that is saved', async () => {
  const { open, save, draftIs } = rig();
  const { window, close } = await open();
  window.change({ note: 'Wants a demo' });
  await save(window);
  window.change({ note: 'Wants' });
  await draftIs({ note: 'Wants' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(window.fields.value).toEqual({ note: 'Wants' });
  expect(await save(window)).toMatchObject({ state: 'saved', wrapUp: { note: 'Wants' } });
  close();
});

const draft = (note: string): SentDraft => ({
  callId: 'a',
  formId: 'f',
  before: { note: '' },
  fields: { note },
  isPutAway: false,
  changed: ['note'],
});

function slowSender() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const sender = createDraftSender(({ fields }) => {
    sent.push(fields.note);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { sent, sender, answer };
}

it('sends the first draft at once, and then only the latest', async () => {
  const { sent, sender, answer } = slowSender();
  for (const note of ['h', 'ha', 'hal', 'half']) sender.keep(draft(note));
  expect(sent).toEqual(['h']);
  await answer();
  expect(sent).toEqual(['h', 'half']);
  await answer();
  sender.keep(draft('half a'));
  expect(sent).toEqual(['h', 'half', 'half a']);
});

it('stops sending drafts once nothing is on its way', async () => {
  const { sent, sender, answer } = slowSender();
  sender.keep(draft('h'));
  sender.keep(draft('ha'));
  const stopped = sender.stop();
  await answer();
  await stopped;
  expect(sent).toEqual(['h']);
});
