// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { fireEvent, render, screen } from '@testing-library/preact';
import { ConnectorForm } from '@/components/crm/connectors/ConnectorForm';
import { createConnectorModel } from '@/components/crm/connectors/connector-model';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { noPolicy } from '@/lib/settings/policy';
import { type FakeAnswers, fakeAsk } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

export function showConnectorForm(
  answers: FakeAnswers,
  stored?: StoredConnector,
  grants: boolean[] = [],
  policy = noPolicy,
) {
  const deps = {
    ask: fakeAsk(answers),
    requestOrigins: async () => grants.shift() ?? true,
    watchConnectors: (onChange: (next: readonly StoredConnector[]) => void) =>
      onChange(stored ? [stored] : []),
    redirectUrl: () => 'https://handset.chromiumapp.org/',
    policy: signal(policy),
    suggestedConnectors: signal(policy.values.connectors),
  };
  const model = createConnectorModel(deps, new AbortController().signal);
  return { ...render(<ConnectorForm model={model} />), ask: deps.ask };
}

export async function pressInForm(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await flushPromises();
}

export async function chooseCrm(name: string) {
  const choice = screen.getByLabelText<HTMLSelectElement>('Your CRM');
  choice.selectedIndex = [...choice.options].findIndex(({ text }) => text === name);
  fireEvent.change(choice);
  await flushPromises();
}
