// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { RuleDates } from '@/components/settings/calling/RulesField';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('lists each country with the day of the check', async () => {
  const countries = [
    { country: 'FR', asOf: '2026-11-22' },
    { country: 'US', asOf: '2026-11-23' },
  ];
  const { container } = render(<RuleDates countries={countries} />);
  screen.getByText('Countries with rules: 2. Oldest check: Nov 22, 2026');
  screen.getByText('France, checked Nov 22, 2026');
  expect(screen.queryByText(/over a year old/)).toBeNull();
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('says that rules are old', () => {
  render(<RuleDates countries={[{ country: 'FR', asOf: '2024-01-02', isOld: true }]} />);
  screen.getByText(/Some rules were last checked over a year ago/);
  screen.getByText('France, checked Jan 2, 2024, over a year ago');
});

it('shows nothing until the rules are known', () => {
  const { container } = render(<RuleDates countries={[]} />);
  expect(container.textContent).toBe('');
});
