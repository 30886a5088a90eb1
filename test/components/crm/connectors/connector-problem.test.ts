import { afterEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connectorProblemText, connectorStep } from '@/components/crm/connectors/connector-problem';
import { connectionProblemText } from '@/components/settings/connection/connection-problem';
import { connectorIds } from '@/lib/outbox/model/connector';
import { problemCodes } from '@/lib/problems/problem-codes';
import { messagesOf } from '@/test/support/fakes/i18n';

const speak = async (language: string) =>
  Object.assign(fakeBrowser.i18n, {
    getMessage: await messagesOf(`assets/locales/${language}.yml`),
  });

afterEach(() => speak('en'));

const codes = problemCodes.filter((code) => /^(crm|url)-|^unexpected$/.test(code));

it.each([
  ['en', /Options/],
  ['de', /Einstellungen/],
  ['ar', /الخيارات/],
])('never sends a rep in Options to Options, in %s', async (language, options) => {
  await speak(language);
  const texts = codes.flatMap((code) => [
    ...connectorIds.map((connector) => connectorProblemText({ code }, connector)),
    ...(code.startsWith('crm-') ? [] : [connectionProblemText({ code })]),
  ]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => options.test(text))).toEqual([]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

it('keeps the CRM’s own words', () => {
  const problem = { code: 'crm-unauthorised', words: 'Session expired' } as const;
  expect(connectorProblemText(problem, 'odoo')).toMatch(/enter it here\. .*Session expired/);
});

it.each([
  ['crm-wrong-database', 'odoo', { field: 'database' }],
  ['crm-unauthorised', 'hubspot', { field: 'key' }],
  ['crm-unauthorised', 'salesforce', 'sign-in'],
  ['crm-sign-in-again', 'zoho', { field: 'key' }],
  ['crm-no-host-access', 'odoo', 'allow'],
  ['crm-unreachable', 'pipedrive', 'again'],
  ['url-invalid', 'webhook', { field: 'address' }],
] as const)('has one next step for %s of %s', (code, connector, step) => {
  expect(connectorStep({ code }, connector)).toEqual(step);
});
