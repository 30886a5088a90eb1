// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Managed } from '@/components/shared/managed/Managed';
import { parsePolicy } from '@/lib/settings/policy';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

function show(managed: unknown) {
  const button = <button type="button">Change</button>;
  const policy = parsePolicy(managed);
  return render(
    <Managed policy={policy} setting="callsPerMinute">
      {button}
    </Managed>,
  );
}

const isDisabled = () => screen.getByText('Change').closest('fieldset')?.disabled;

it('leaves alone what nobody manages', () => {
  show({ countdownSeconds: 3 });
  expect(screen.getByText('Change').closest('fieldset')).toBeNull();
});

it('disables what is fixed, and says who fixed it', async () => {
  const { container } = show({ callsPerMinute: 4, locked: ['callsPerMinute'] });
  expect(isDisabled()).toBe(true);
  screen.getByText('Set by your administrator');
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('says that a limit is one', () => {
  show({ callsPerMinute: 4 });
  expect(isDisabled()).toBe(false);
  screen.getByText('Your administrator limits this.');
});

it('says that a default is one', () => {
  render(
    <Managed policy={parsePolicy({ countdownSeconds: 5 })} setting="countdownSeconds">
      <button type="button">Change</button>
    </Managed>,
  );
  expect(isDisabled()).toBe(false);
  screen.getByText("Your administrator's default. You can change it.");
});
