// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { NoteTemplateList } from '@/components/settings/note-templates/NoteTemplateList';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { NoteTemplate } from '@/lib/settings/note-templates';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const voicemail = { id: 'a', name: 'Voicemail', text: 'Left a voicemail.' };

/** A list whose settings are stored, or refuse to be. */
function show(given: NoteTemplate[] = [], canStore = true) {
  const list = signal(given);
  const change = async (_key: string, next: (all: NoteTemplate[]) => NoteTemplate[]) => {
    if (canStore) list.value = next(list.value);
    return canStore;
  };
  const model = { change } as unknown as SettingsModel;
  const List = () => <NoteTemplateList model={model} list={list.value} />;
  return { list, ...render(<List />) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
async function submit() {
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement);
  await flushPromises();
}

it('adds, changes and removes a template', async () => {
  const { list, container } = show();
  fireEvent.click(button('Add template'));
  await flushPromises();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  type('Name', '  Voicemail ');
  type('Text', 'Left a voicemail.');
  expect(await axeViolationsIn(container)).toEqual([]);
  await submit();
  expect(list.value).toEqual([{ ...voicemail, id: expect.any(String) }]);
  fireEvent.click(button(/^Edit .*Voicemail/));
  type('Text', 'Left a message.');
  await submit();
  expect(list.value.map(({ text }) => text)).toEqual(['Left a message.']);
  fireEvent.click(button(/^Remove .*Voicemail/));
  await flushPromises();
  expect(list.value).toEqual([]);
});

it('says what is missing, and that a name is taken', async () => {
  const { list } = show([voicemail]);
  fireEvent.click(button('Add template'));
  await submit();
  screen.getByText('Give the template a name.');
  screen.getByText('Enter the text of the template.');
  type('Name', 'Voicemail');
  type('Text', 'x');
  screen.getByText(/Another template has this name/);
  await submit();
  expect(list.value).toEqual([voicemail]);
});

it('keeps what was typed if it cannot be stored', async () => {
  show([], false);
  fireEvent.click(button('Add template'));
  type('Name', 'Voicemail');
  type('Text', 'Left a voicemail.');
  await submit();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Left a voicemail.');
});

it('closes the form with Escape and Cancel, and changes nothing', async () => {
  const { list } = show([voicemail]);
  fireEvent.click(button(/^Edit .*Voicemail/));
  type('Text', 'x');
  screen.getByLabelText('Text').focus();
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape' });
  screen.getByText('Left a voicemail.');
  await expect.poll(() => document.activeElement).toBe(button(/^Edit .*Voicemail/));
  fireEvent.click(button(/^Edit .*Voicemail/));
  fireEvent.click(button('Cancel'));
  expect(list.value).toEqual([voicemail]);
});
