// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

afterEach(cleanup);

it('adds a number in any format, and says that it is saved', async () => {
  const { model } = await showOptions();
  await pressInOptions('Add', 'Your numbers');
  const form = section('Your numbers');
  const number = form.getByLabelText<HTMLInputElement>('Number');
  expect(document.activeElement).toBe(number);
  fireEvent.input(number, { target: { value: '(212) 555-0134' } });
  fireEvent.submit(number.closest('form') as HTMLFormElement);
  await flushPromises();
  expect(model.settings.value.value?.ownNumbers.at(-1)?.e164).toBe('+12125550134');
  form.getByText('Saved');
});

it('shows beside a number what is wrong with it, and keeps what was typed', async () => {
  await showOptions({
    answers: { preview: () => ok({ formatted: '12', problem: { code: 'too-short' } }) },
  });
  await pressInOptions('Add', 'Caller IDs');
  const number = section('Caller IDs').getByLabelText<HTMLInputElement>('Number');
  fireEvent.input(number, { target: { value: '12' } });
  section('Caller IDs').getByRole('button', { name: 'Add' }).focus();
  fireEvent.submit(number.closest('form') as HTMLFormElement);
  await flushPromises();
  section('Caller IDs').getByText('This number is too short.');
  expect(number.value).toBe('12');
  expect(document.activeElement).toBe(number);
});

it('orders and removes numbers', async () => {
  const { model } = await showOptions();
  await pressInOptions('Move +12125550198 up', 'Your numbers');
  expect(model.settings.value.value?.ownNumbers[0]?.label).toBe('Mobile');
  await pressInOptions('Remove +12125550198', 'Your numbers');
  expect(model.settings.value.value?.ownNumbers.map(({ label }) => label)).toEqual(['Desk']);
});
