// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';
import { type FakeAnswers, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

const NAME = 'Notes from recordings';
const transcriptionUrl = 'https://stt.example.com:8443/v1/audio/transcriptions';

/** Shows Options where an administrator named an address. `granted`: the rep's answers to the browser. */
const show = (answers: FakeAnswers = {}, granted: boolean[] = []) =>
  showOptions({
    settings: { transcriptionUrl },
    granted,
    answers: { 'has-transcription-key': () => ok(false), ...answers },
  });

const theSwitch = () => section(NAME).getByRole<HTMLInputElement>('switch');
const toggle = async () => {
  fireEvent.click(theSwitch());
  await flushPromises();
};

afterEach(cleanup);

it('shows nothing where no address is named', async () => {
  await showOptions({});
  expect(screen.queryByRole('region', { name: NAME })).toBeNull();
});

it('is off, says what is sent where, and that this browser can’t summarise', async () => {
  const { container, requestOrigins } = await show();
  expect(theSwitch().checked).toBe(false);
  section(NAME).getByText(/sends that call's recording to stt\.example\.com:8443\./);
  section(NAME).getByText(/no model of its own for summaries/);
  expect(requestOrigins).not.toHaveBeenCalled();
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('asks for access before it is on, and remembers the origin that the rep allowed', async () => {
  const { model, requestOrigins } = await show();
  await toggle();
  expect(requestOrigins).toHaveBeenCalledWith(['https://stt.example.com/*']);
  expect(model.settings.value.value?.transcribesAt).toBe('https://stt.example.com:8443');
  expect(theSwitch().checked).toBe(true);
  await toggle();
  expect(model.settings.value.value?.transcribesAt).toBe('');
  expect(requestOrigins).toHaveBeenCalledTimes(1);
});

it('stays off and shows why if the rep refuses access', async () => {
  const { model } = await show({}, [false, false]);
  await toggle();
  await toggle();
  expect(model.settings.value.value?.transcribesAt).toBe('');
  expect(theSwitch().checked).toBe(false);
  section(NAME).getByText(/doesn't let Handset reach stt\.example\.com:8443/);
});

it('stores a key, and never shows one', async () => {
  let hasKey = false;
  const { ask } = await show({
    'has-transcription-key': () => ok(hasKey),
    'save-transcription-key': ({ key }) => {
      hasKey = key !== '';
      return ok(null);
    },
  });
  const field = section(NAME).getByLabelText<HTMLInputElement>(/^API key/);
  fireEvent.input(field, { target: { value: ' secret ' } });
  await pressInOptions('Save key', NAME);
  await flushPromises();
  expect(ask.asked).toContainEqual({ name: 'save-transcription-key', body: { key: 'secret' } });
  expect(field.value).toBe('');
  section(NAME).getByText('A key is saved. Leave this empty to keep it.');
  await pressInOptions('Remove key', NAME);
  await flushPromises();
  section(NAME).getByText('Removed');
  expect(section(NAME).queryByRole('button', { name: 'Remove key' })).toBeNull();
});

it('keeps a key that could not be stored in its field', async () => {
  await show({ 'save-transcription-key': () => problem('storage-failed') });
  const field = section(NAME).getByLabelText<HTMLInputElement>(/^API key/);
  fireEvent.input(field, { target: { value: 'secret' } });
  await pressInOptions('Save key', NAME);
  await flushPromises();
  section(NAME).getByText(/Couldn't save/);
  expect(field.value).toBe('secret');
});
