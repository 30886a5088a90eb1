// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Player } from '@/components/player/Player';
import { barriersIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('names each control, and offers skipping only once the length is known', async () => {
  const { container } = render(<Player link="https://rec.example/1.wav" seconds={91} />);
  const back = await screen.findByRole('button', { name: 'Back 10 seconds' });
  const forward = screen.getByRole('button', { name: 'Forward 10 seconds' });
  expect([back, forward].map((button) => (button as HTMLButtonElement).disabled)).toEqual([
    true,
    true,
  ]);
  screen.getByRole('button', { name: 'Play the recording' });
  screen.getByRole('link', { name: 'Open in a tab' });
  expect(await barriersIn(container)).toEqual([]);
});

it('offers only links of the web', () => {
  const { container } = render(<Player link="javascript:alert(1)" />);
  expect(container.innerHTML).toBe('');
});
