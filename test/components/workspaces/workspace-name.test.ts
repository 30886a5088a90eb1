import { expect, it } from 'vitest';
import { nameOfWorkspace, workspaceName } from '@/components/workspaces/workspace-name';

it.each([
  [{ name: 'Acme', host: 'voice.acme.example' }, 'Acme'],
  [{ name: '', host: 'voice.acme.example' }, 'voice.acme.example'],
  [{ name: '', host: '' }, 'First workspace'],
])('calls %o %s', (workspace, name) => {
  expect(workspaceName(workspace)).toBe(name);
});

it('calls one by its id, removed or not', () => {
  const list = [{ id: 'first', name: 'Acme', host: '', isInUse: true }];
  expect(nameOfWorkspace('first', list)).toBe('Acme');
  expect(nameOfWorkspace('gone', list)).toBe('Removed workspace');
});
