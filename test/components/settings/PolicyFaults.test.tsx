// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { PolicyFaults } from '@/components/settings/PolicyFaults';

afterEach(cleanup);

it('says nothing of a policy without faults', () => {
  const { container } = render(<PolicyFaults faults={[]} />);
  expect(container.textContent).toBe('');
});

it('names what is unread apart from what looks like a token', () => {
  render(
    <PolicyFaults
      faults={[
        { path: 'token', kind: 'secret' },
        { path: 'dids[2]', kind: 'unread' },
        { path: 'callRules', kind: 'unread' },
      ]}
    />,
  );
  screen.getByText(/can't be read and has no effect: dids\[2\], callRules\./);
  screen.getByText(/looks like a token: token\./);
});
