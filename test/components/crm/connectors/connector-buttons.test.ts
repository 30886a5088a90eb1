import { computed, signal } from '@preact/signals';
import { expect, it } from 'vitest';
import {
  type ConnectorFormState,
  type ConnectorResult,
  createConnectorButtons,
} from '@/components/crm/connectors/connector-buttons';
import {
  EMPTY_FIELDS,
  type TypedConnectorFields,
} from '@/components/crm/connectors/connector-forms';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function buttons(chosen: ConnectorId, answers: FakeAnswers) {
  const typed = signal<Partial<TypedConnectorFields>>({});
  const state: ConnectorFormState = {
    picked: signal<ConnectorId>(),
    typed,
    result: signal<ConnectorResult>(),
    chosen: signal(chosen),
    fields: computed(() => ({ ...EMPTY_FIELDS, ...typed.value })),
    signsIn: signal(chosen === 'salesforce'),
  };
  const ask = fakeAsk(answers);
  const deps = { ask, requestOrigins: async () => true };
  return { ...createConnectorButtons(deps, state), state, ask };
}

it('leaves a code that counts once out of a test, and sends it when the rep saves', async () => {
  const { test, save, state, ask } = buttons('zoho', {
    'test-connector': () => ok(null),
    'save-connector': () => ok(null),
  });
  state.typed.value = { address: 'https://crm.zoho.eu', key: 'code' };
  await test();
  await save();
  const keys = ask.asked.map(({ name, body }) => [name, Object(body).key]);
  expect(keys).toEqual([
    ['test-connector', undefined],
    ['preview-entry', undefined],
    ['save-connector', 'code'],
    ['test-connector', undefined],
    ['preview-entry', undefined],
  ]);
});

it('keeps the form on the CRM that is saved, and signs in where that CRM has a page for it', async () => {
  const { save, state, ask } = buttons('salesforce', {
    'save-connector': () => problem('offline'),
  });
  await save();
  expect(state.picked.value).toBe('salesforce');
  expect(ask.asked).toMatchObject([{ name: 'save-connector', body: { signIn: true } }]);
});

it('repeats the press that met a problem, and tests once that is forgotten', async () => {
  const { disconnect, retry, forgetPress, ask } = buttons('odoo', {
    'remove-connector': () => problem('storage-failed'),
    'test-connector': () => problem('offline'),
  });
  await disconnect();
  await retry();
  forgetPress();
  await retry();
  const names = ask.asked.map(({ name }) => name);
  expect(names).toEqual(['remove-connector', 'remove-connector', 'test-connector']);
});
