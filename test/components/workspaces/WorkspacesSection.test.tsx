// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { parsePolicy } from '@/lib/settings/policy';
import { showOptions } from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

const ACME = { id: 'first', name: 'Acme', host: 'voice.acme.example', isInUse: true };
const BOLT = { id: 'bolt', name: 'Bolt', host: '', isInUse: false };

afterEach(cleanup);

const section = () => within(screen.getByRole('region', { name: 'Workspaces' }));
const press = async (name: RegExp) => {
  fireEvent.click(section().getByRole('button', { name }));
  await flushPromises();
};

it('names each workspace, and which is in use', async () => {
  await showOptions({ workspaces: [ACME, BOLT] });
  const [acme, bolt] = section().getAllByRole('listitem');
  expect(acme?.textContent).toMatch(/Acme.*voice\.acme\.example.*In use/);
  expect(bolt?.textContent).toMatch(/Bolt.*Not connected yet.*Switch/);
  section().getByRole('button', { name: /Switch to .*Bolt/ });
  expect(section().queryByRole('button', { name: /Remove .*Acme/ })).toBeNull();
});

it('asks for a name, and keeps what was typed', async () => {
  await showOptions({ workspaces: [ACME] });
  await press(/Add workspace/);
  await press(/Add and switch to it/);
  section().getByText('Enter a name.');
  fireEvent.keyDown(section().getByLabelText('Name'), { key: 'Escape' });
  await flushPromises();
  section().getByRole('button', { name: /Add workspace/ });
});

it('removes a workspace only once that is confirmed', async () => {
  const removed: unknown[] = [];
  await showOptions({
    workspaces: [ACME, BOLT],
    answers: {
      'remove-workspace': (body) => {
        removed.push(body);
        return ok(null);
      },
    },
  });
  await press(/Remove .*Bolt/);
  const dialog = section().getByRole('alertdialog', { name: /Remove .*Bolt/ });
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(removed).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove workspace' }));
  await flushPromises();
  expect(removed).toEqual([{ id: 'bolt' }]);
});

it('says what a locked service means for each workspace, and still adds others', async () => {
  const hostBefore = 'voice.bolt.example';
  const bolt = { ...BOLT, host: ACME.host, hostBefore };
  await showOptions({
    workspaces: [ACME, bolt],
    policy: parsePolicy({ baseUrl: 'https://voice.acme.example', locked: ['baseUrl'] }),
  });
  section().getByText(/set the service for all workspaces. Each needs its own token/);
  const [, item] = section().getAllByRole('listitem');
  expect(item?.textContent).toMatch(/voice\.acme\.example.*Connected to .*voice\.bolt\.example/);
  section().getByRole('button', { name: /Add workspace/ });
});
