// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { ColleaguesNote } from '@/components/settings/calling/ColleaguesNote';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

it.each([
  [{}, /has not read the service's history yet/, false],
  [{ contents: 'told' }, /says whom colleagues called, and when\./, false],
  [{ contents: 'no-number' }, /does not say whom colleagues called, so/, true],
  [{ contents: 'no-time' }, /does not say when colleagues called, so/, true],
  [{ contents: 'no-zone' }, /times without a time zone/, true],
  [{ contents: 'ahead' }, /times in the future.*Check this computer's clock/, true],
] as const)('says what was found: %j', async (info, words, isWarning) => {
  const { container } = render(<ColleaguesNote info={{ ...info, readAt: LOCAL_NOON }} />);
  expect(container.textContent).toMatch(words);
  expect(container.textContent).toMatch(/Last read: Nov 18, 2026, 12:00\sPM\.$/);
  expect(container.querySelector('.remark.warn') !== null).toBe(isWarning);
  expect(await axeViolationsIn(container)).toEqual([]);
});
