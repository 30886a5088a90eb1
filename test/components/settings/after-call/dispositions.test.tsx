// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { showOptions } from '@/test/components/settings/support/show-options';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('renames, moves, removes, adds and restores dispositions', async () => {
  const { model, container } = await showOptions();
  const labels = () =>
    within(screen.getByRole('group', { name: 'How a call went' }))
      .getAllByRole<HTMLInputElement>('textbox', { name: /Name for key/ })
      .map(({ value }) => value);
  expect(labels()).toHaveLength(9);
  fireEvent.change(screen.getByLabelText('Name for key 1'), { target: { value: 'Demo booked' } });
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: 'Move \u2068Demo booked\u2069 down' }));
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: 'Remove \u2068Wrong number\u2069' }));
  await flushPromises();
  expect(labels().slice(0, 3)).toEqual(['Voicemail', 'Demo booked', 'No answer']);
  expect(labels()).not.toContain('Wrong number');
  fireEvent.input(screen.getByLabelText('New disposition'), { target: { value: 'Send offer' } });
  fireEvent.submit(screen.getByLabelText('New disposition').closest('form') as HTMLFormElement);
  await flushPromises();
  expect(labels().at(-1)).toBe('Send offer');
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Restore the default list' }));
  await flushPromises();
  expect(labels()[0]).toBe('Reached');
  expect(model.settings.value.value?.dispositions.at(-1)).toMatchObject({ removed: true });
});

it('names the controls of two dispositions with one label by their keys', async () => {
  const dispositions = [
    { id: 'voicemail', label: '' },
    { id: 'own', label: 'Voicemail' },
    { id: 'other', label: 'Demo' },
    { id: 'gone', label: 'Demo', removed: true as const },
  ];
  await showOptions({ settings: { dispositions } });
  const list = within(screen.getByRole('group', { name: 'How a call went' }));
  const named = (name: RegExp) => list.getAllByRole('button', { name }).map(nameOf);
  expect(named(/^Remove/)).toEqual([
    'Remove \u2068Voicemail\u2069, key 1',
    'Remove \u2068Voicemail\u2069, key 2',
    'Remove \u2068Demo\u2069',
  ]);
  const controls = [...list.getAllByRole('button'), ...list.getAllByRole('combobox')].map(nameOf);
  expect(new Set(controls).size).toBe(controls.length);
});

function nameOf(control: HTMLElement): string {
  return control.getAttribute('aria-label') ?? control.textContent;
}
