// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import {
  chooseCrm,
  pressInForm,
  showConnectorForm,
} from '@/test/components/crm/connectors/support/show-form';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('shows the latest call as a webhook would send it, and what is wrong with the template', async () => {
  const preview = vi.fn(() => ok({ text: '{ "id": "call-1" }', isSample: false }));
  const { container } = showConnectorForm({ 'preview-entry': preview });
  await chooseCrm('Webhook');
  await pressInForm('Preview');
  screen.getByText('{ "id": "call-1" }');
  expect(await axeViolationsIn(container)).toEqual([]);
  cleanup();
  showConnectorForm({ 'preview-entry': () => problem('crm-template-json') });
  await chooseCrm('Webhook');
  await pressInForm('Preview');
  expect(screen.getByLabelText('Template').getAttribute('aria-invalid')).toBe('true');
});

it('shows a sample call if the log is empty', async () => {
  showConnectorForm({ 'preview-entry': () => ok({ text: 'Call to Ada', isSample: true }) });
  await pressInForm('Preview');
  screen.getByText('A sample call, as it would be logged');
});

it('shows an entry once a test succeeded or the CRM is connected, before the first is sent', async () => {
  const entry = { text: 'Call to Ada\n\nResult__c: –', isSample: false };
  const asked: unknown[] = [];
  const { container } = showConnectorForm({
    'test-connector': () => ok(null),
    'save-connector': () => ok(null),
    'preview-entry': (body) => {
      asked.push(body);
      return ok(entry);
    },
  });
  await chooseCrm('HubSpot');
  fireEvent.input(screen.getByLabelText('Disposition'), { target: { value: 'my_result' } });
  await pressInForm('Test connection');
  screen.getByText('The connection works.');
  screen.getByText(/Result__c/);
  expect(asked).toMatchObject([{ connector: 'hubspot', fields: { disposition: 'my_result' } }]);
  expect(await axeViolationsIn(container)).toEqual([]);
  await pressInForm('Connect');
  screen.getByText(/Result__c/);
  expect(asked).toHaveLength(2);
});

it('shows no entry after a test that failed', async () => {
  showConnectorForm({
    'test-connector': () => problem('crm-unreachable'),
    'preview-entry': () => ok({ text: 'Call to Ada', isSample: true }),
  });
  await pressInForm('Test connection');
  expect(screen.queryByText(/Call to Ada/)).toBeNull();
});
