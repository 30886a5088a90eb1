// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { showOptions } from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('asks before it deletes the call log, and says what stays', async () => {
  const { ask, container } = await showOptions({
    answers: {
      'preview-log-deletion': () => ok({ deletes: 1_234, keeps: { follow_up: 2 } }),
      'delete-log': () => ok(1_234),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete the call log…' }));
  await flushPromises();
  const question = screen.getByRole('alertdialog', {
    name: /Delete calls with their notes \(1,234\)/,
  });
  within(question).getByText('With a follow-up: 2');
  within(question).getByText('The do-not-call list and its proof are always kept.');
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.keyDown(question, { key: 'Escape' });
  await flushPromises();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Delete the call log…');
  expect(ask.asked.some(({ name }) => name === 'delete-log')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the call log…' }));
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: 'Delete calls' }));
  await flushPromises();
  screen.getByText('1,234 calls deleted');
});
