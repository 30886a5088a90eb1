import { expect, it } from 'vitest';
import { workspaceName } from '@/components/workspaces/workspace-name';

it.each([
  [{ name: 'Acme', host: 'voice.acme.example' }, 'Acme'],
  [{ name: '', host: 'voice.acme.example' }, 'voice.acme.example'],
  [{ name: '', host: '' }, 'First workspace'],
])('calls %o %s', (workspace, name) => {
  expect(workspaceName(workspace)).toBe(name);
});
