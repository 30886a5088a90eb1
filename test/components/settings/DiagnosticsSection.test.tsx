// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { DiagnosticsSection } from '@/components/settings/DiagnosticsSection';
import { createDiagnosticsModel } from '@/components/settings/diagnostics-model';

afterEach(cleanup);

it.each([
  ['Handset 0.1.0', 'Copied', false],
  [undefined, 'Nothing recorded', false],
  ['Handset 0.1.0', "Couldn't copy. Click again.", true],
])('of %s says "%s"', async (text, words, fails) => {
  const copy = () => (fails ? Promise.reject(new Error('denied')) : Promise.resolve());
  render(<DiagnosticsSection model={createDiagnosticsModel({ read: async () => text, copy })} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
  await expect.poll(() => status.textContent).toBe(words);
});
