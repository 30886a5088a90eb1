// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { HealthChecks } from '@/components/settings/health/HealthChecks';
import { createHealthModel } from '@/components/settings/health/health-model';
import { healthText } from '@/components/settings/health/health-texts';
import { checkNames, type HealthCheck } from '@/lib/health/model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

afterEach(cleanup);

async function checkWith(
  answer: ReturnType<typeof ok<HealthCheck[]>> | ReturnType<typeof problem>,
) {
  render(<HealthChecks model={createHealthModel(fakeAsk({ 'check-health': () => answer }))} />);
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Check everything' }));
  await flushPromises();
}

it('says that everything works', async () => {
  await checkWith(ok(checkNames.map((name) => ({ name, state: 'good' as const, count: 2 }))));
  expect(screen.getByRole('status').textContent).toBe('Everything works.');
  expect(screen.getAllByRole('listitem')).toHaveLength(checkNames.length);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('says what is wrong, why, and leads to where it is put right', async () => {
  await checkWith(
    ok([
      { name: 'token', state: 'bad', problem: { code: 'unauthorised' } },
      { name: 'connectors', state: 'bad', names: ['odoo'], problem: { code: 'crm-unauthorised' } },
      { name: 'database', state: 'attention', count: 3 },
    ]),
  );
  expect(screen.getByRole('status').textContent).toBe('To look at: 3');
  const [token, crm, storage] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(token).toContain('The service refused your API token');
  expect(crm).toMatch(/Odoo: /);
  expect(storage).toContain("Entries that can't be read: 3");
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#connection', '#crm']);
});

it('says why nothing was checked', async () => {
  await checkWith(problem('no-answer'));
  expect(screen.getByRole('status').textContent).not.toBe('');
  expect(screen.queryByRole('list')).toBeNull();
});

it.each(['good', 'unknown'] as const)('has words for each check that is %s', (state) => {
  for (const name of checkNames) expect(healthText({ name, state })).toMatch(/\w/);
});

it.each(['sites', 'database', 'alarms', 'notifications', 'policy'] as const)(
  'has words for %s that need attention',
  (name) => {
    expect(healthText({ name, state: 'attention' })).toMatch(/\w/);
  },
);

it.each([
  ['none', /hasn't named an address/],
  ['off', /Switched off/],
  ['moved', /another address, .stt\.example\.com/],
  ['not-allowed', /doesn't let Handset reach .stt\.example\.com/],
  ['unreachable', /stt\.example\.com.? doesn't answer/],
  ['reachable', /stt\.example\.com.? answers/],
] as const)('says of transcripts: %s', (reach, words) => {
  const transcripts = { reach, host: 'stt.example.com' };
  expect(healthText({ name: 'transcripts', state: 'good', transcripts })).toMatch(words);
});

it.each([
  [{ isOn: false }, /Switched off/],
  [{ isOn: true }, /Nothing has been synced yet/],
  [{ isOn: true, at: 0 }, /^Last synced: /],
  [{ isOn: true, at: 0, problem: { problem: 'too-large' } }, /too large.*Last synced: /],
] as const)('says of sync %j: %s', (sync, words) => {
  expect(healthText({ name: 'sync', state: 'good', sync })).toMatch(words);
});

it('leads to the sections of transcripts and sync', async () => {
  const transcripts = { reach: 'moved', host: 'stt.example.com' } as const;
  const sync = { isOn: true, problem: { problem: 'failed' } } as const;
  await checkWith(
    ok([
      { name: 'transcripts', state: 'attention', transcripts },
      { name: 'sync', state: 'attention', sync },
    ]),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#transcripts', '#sync']);
});
