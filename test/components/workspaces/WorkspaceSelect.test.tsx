// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { WorkspaceSelect } from '@/components/workspaces/WorkspaceSelect';
import { createWorkspacesModel } from '@/components/workspaces/workspaces-model';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { fakeAsk, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

const ACME = { id: 'first', name: 'Acme', host: 'voice.acme.example', isInUse: true };
const BOLT = { id: 'bolt', name: 'Bolt', host: 'voice.bolt.example', isInUse: false };

function show(list: ListedWorkspace[]) {
  const ask = fakeAsk({ 'switch-workspace': () => problem('workspace-call-in-flight') });
  const deps = { ask, watchWorkspaces: (tell: (all: ListedWorkspace[]) => void) => tell(list) };
  const model = createWorkspacesModel(deps, new AbortController().signal);
  return render(<WorkspaceSelect model={model} />);
}

it('shows nothing to choose where there is one workspace', () => {
  expect(show([ACME]).container.innerHTML).toBe('');
});

it('shows the one in use, also after a refusal, and says why', async () => {
  show([ACME, BOLT]);
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Workspace' });
  expect(select().value).toBe('first');
  fireEvent.change(select(), { target: { selectedIndex: 1 } });
  await flushPromises();
  expect(select().value).toBe('first');
  expect(screen.getByRole('status').textContent).toMatch(/A call is being placed/);
});
