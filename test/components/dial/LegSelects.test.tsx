// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { LegSelects } from '@/components/dial/LegSelects';
import { noPolicy, parsePolicy } from '@/lib/settings/policy';
import { fakeSettings } from '@/test/support/fakes/fake-popup';

afterEach(cleanup);

const texts = {
  of: (e164: string) => e164,
  want: async () => undefined,
  wantForCalls: async () => undefined,
};

function show(policy = noPolicy) {
  const settings = fakeSettings(new AbortController().signal, {}, false, policy);
  render(<LegSelects settings={settings} texts={texts} live="polite" />);
  return ['Caller ID', 'Your phone'].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label).disabled,
  );
}

it('lets the rep choose both legs', () => {
  expect(show()).toEqual([false, false]);
});

it('leaves no choice where an administrator fixed one', () => {
  expect(show(parsePolicy({ callerId: '+16465550110', locked: ['*'] }))).toEqual([true, false]);
});
