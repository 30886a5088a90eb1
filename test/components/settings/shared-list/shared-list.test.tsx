// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { SharedListStatus } from '@/lib/do-not-call/model';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';

const NAME = 'Company do-not-call list';
const held = {
  ...{ name: 'Acme', serial: 3, issuedAt: '2026-11-22T08:00:00Z', receivedAt: 0 },
  ...{ numbers: 1200, others: 2, rules: 1 },
};
const url = 'https://files.example.com/list.json';

const show = (status: SharedListStatus, updated = status) =>
  showOptions({
    answers: { 'shared-list': () => ok(status), 'update-shared-list': () => ok(updated) },
  });

afterEach(cleanup);

it('shows nothing where the policy names no list', async () => {
  await show({});
  expect(screen.queryByRole('region', { name: NAME })).toBeNull();
});

it('says which version is in force, why not a newer one, and fetches it when asked', async () => {
  await show({ url, held, checkedAt: 0, problem: 'not-signed' }, { url, held, checkedAt: 0 });
  expect(section(NAME).getByText(/Acme.*, version 3, of November 22, 2026/)).toBeTruthy();
  expect(section(NAME).getByText(/Numbers: 1,200 · Domains and companies: 2/)).toBeTruthy();
  expect(
    section(NAME).getByText(/isn't signed .* The list you have stays in force\./),
  ).toBeTruthy();
  await pressInOptions('Check now', NAME);
  expect(section(NAME).queryByText(/isn't signed/)).toBeNull();
});

it('says that no list has arrived, and who did not answer', async () => {
  await show({ url, problem: 'unreachable' });
  expect(section(NAME).getByText(/No list has arrived yet/)).toBeTruthy();
  expect(section(NAME).getByText(/^files\.example\.com can't be reached/)).toBeTruthy();
});
