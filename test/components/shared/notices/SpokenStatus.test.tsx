// @vitest-environment happy-dom
import { cleanup, render as renderWithEffects } from '@testing-library/preact';
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { SpokenStatus } from '@/components/shared/notices/SpokenStatus';

afterEach(cleanup);

it('is drawn before its words', () => {
  const container = document.createElement('div');
  render(<SpokenStatus words="Loading…" />, container);
  expect(container.querySelector('[role=status]')?.textContent).toBe('');
  render(null, container);
});

it('then says them, and each change', () => {
  const { rerender, getByRole } = renderWithEffects(<SpokenStatus words="Loading…" />);
  expect(getByRole('status').textContent).toBe('Loading…');
  rerender(<SpokenStatus words="" />);
  expect(getByRole('status').textContent).toBe('');
});
