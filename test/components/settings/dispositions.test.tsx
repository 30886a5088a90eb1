// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { showOptions } from '@/test/components/settings/support/show-options';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { barriersIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('renames, moves, removes, adds and restores dispositions', async () => {
  const { model, container } = await showOptions();
  const labels = () =>
    within(screen.getByRole('group', { name: 'How a call went' }))
      .getAllByRole<HTMLInputElement>('textbox', { name: /Name on key/ })
      .map(({ value }) => value);
  expect(labels()).toHaveLength(9);
  fireEvent.change(screen.getByLabelText('Name on key 1'), { target: { value: 'Demo booked' } });
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
  expect(await barriersIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Restore the default list' }));
  await flushPromises();
  expect(labels()[0]).toBe('Reached');
  expect(model.settings.value.value?.dispositions.at(-1)).toMatchObject({ removed: true });
});
