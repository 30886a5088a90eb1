// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const press = (name: string) => pressInOptions(name, 'Settings file');

async function open(file: { kept?: 'countdownSeconds'[]; hasToken?: boolean }) {
  const { kept = [], hasToken = false } = file;
  const shown = await showOptions({
    answers: {
      'open-settings-file': () =>
        ok({ changes: [{ key: 'awayMinutes', before: 15, after: 20 }], kept, hasToken }),
      'import-settings': () => ok({ hasToken: true }),
      'can-undo-settings-import': () => ok(false),
    },
  });
  const here = section('Settings file');
  fireEvent.input(here.getByLabelText('Set-up link'), {
    target: { value: `https://intranet.example.com/#handset=${btoa('{}')}` },
  });
  await press('Open link');
  return { ...shown, here };
}

it('shows what changes and what stays before it imports anything', async () => {
  const { here, ask, container } = await open({ kept: ['countdownSeconds'] });
  here.getByText('Pause the queue after');
  here.getByText('20');
  here.getByText('From the link itself');
  here.getByText('Set by your administrator, so it stays: Countdown before each call');
  await expect.poll(() => document.activeElement?.textContent).toBe('This will change');
  expect(ask.asked.some(({ name }) => name === 'import-settings')).toBe(false);
  expect(await axeViolationsIn(container)).toEqual([]);
  await press('Apply');
  await flushPromises();
  here.getByText('Your settings were changed.');
});

it('warns of a token in a link, and of one in an export', async () => {
  const { here } = await open({ hasToken: true });
  here.getByText(/It contains an API token, which isn't safe there/);
  expect(here.queryByText(/Whoever has this file/)).toBeNull();
  fireEvent.click(here.getByRole('switch', { name: 'Include the API token' }));
  here.getByText(/Whoever has this file/);
});
