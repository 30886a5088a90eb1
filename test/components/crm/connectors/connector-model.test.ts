import { expect, it, vi } from 'vitest';
import { EMPTY_FIELDS } from '@/components/crm/connectors/connector-forms';
import { createConnectorModel } from '@/components/crm/connectors/connector-model';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function connector(answers: FakeAnswers, granted = true) {
  const ask = fakeAsk(answers);
  const requestOrigins = vi.fn(async (_patterns: string[]) => granted);
  let change: (stored: readonly StoredConnector[]) => void = () => undefined;
  const watchConnectors = (onChange: typeof change) => {
    change = onChange;
    onChange([]);
  };
  const redirectUrl = () => 'https://handset.chromiumapp.org/';
  const deps = { ask, requestOrigins, watchConnectors, redirectUrl };
  const model = createConnectorModel(deps, new AbortController().signal);
  return { model, ask, requestOrigins, change: (...stored: StoredConnector[]) => change(stored) };
}

it('asks for the host inside the click, before anything is awaited', () => {
  const { model, requestOrigins } = connector({});
  model.type('address', 'odoo.example.com');
  void model.test();
  expect(requestOrigins).toHaveBeenCalledWith(['https://odoo.example.com/*']);
});

it('asks the background for nothing without host access', async () => {
  const { model, ask } = connector({}, false);
  model.type('address', 'https://odoo.example.com');
  await model.save();
  expect(ask.asked).toEqual([]);
  const denied = { state: 'problem', problem: { code: 'crm-no-host-access' } };
  expect(model.result.value).toEqual(denied);
});

it('saves, then tests with the stored key, and forgets the typed one', async () => {
  const { model, ask } = connector({
    'save-connector': () => ok(null),
    'test-connector': () => ok(null),
  });
  model.type('address', 'https://odoo.example.com');
  model.type('database', ' crm ');
  model.type('key', ' secret\n');
  await model.save();
  const typed = { connector: 'odoo', address: 'https://odoo.example.com', database: 'crm' };
  expect(ask.asked).toEqual([
    { name: 'save-connector', body: { ...typed, key: 'secret' } },
    { name: 'test-connector', body: typed },
    { name: 'preview-entry', body: { connector: 'odoo' } },
  ]);
  expect([model.result.value, model.fields.value.key]).toEqual([{ state: 'saved' }, '']);
});

it('keeps what is typed for another CRM while one is being saved, and shows no result there', async () => {
  const saved = Promise.withResolvers<void>();
  const { model, ask } = connector({
    'save-connector': () => saved.promise.then(() => ok(null)),
    'test-connector': () => ok(null),
  });
  model.type('address', 'https://odoo.example.com');
  const saving = model.save();
  model.choose('pipedrive');
  model.type('key', 'token');
  saved.resolve();
  await saving;
  expect(ask.asked.map(({ name }) => name)).toEqual(['save-connector']);
  expect([model.result.value, model.fields.value.key]).toEqual([undefined, 'token']);
});

it('keeps what was typed when the key is refused', async () => {
  const { model } = connector({ 'test-connector': () => problem('crm-unauthorised') });
  model.type('address', 'https://odoo.example.com');
  model.type('key', 'wrong');
  await model.test();
  expect(model.fields.value.key).toBe('wrong');
  expect(model.result.value).toMatchObject({ state: 'problem' });
});

it('says if what was saved does not work', async () => {
  const { model } = connector({
    'save-connector': () => ok(null),
    'test-connector': () => problem('crm-no-right'),
  });
  model.type('address', 'https://odoo.example.com');
  await model.save();
  expect(model.result.value).toMatchObject({ state: 'saved-but' });
});

it('shows the stored connector without overwriting what is being typed', async () => {
  const { model, change } = connector({ 'remove-connector': () => ok(null) });
  model.type('database', 'mine');
  change(sampleConnector({ database: 'theirs' }));
  expect(model.fields.value).toMatchObject({
    ...{ address: 'https://odoo.example.com', database: 'mine', key: '' },
  });
  await model.disconnect();
  change();
  expect(model.fields.value).toEqual(EMPTY_FIELDS);
});

it('says if it could not be disconnected', async () => {
  const { model } = connector({});
  await model.disconnect();
  expect(model.result.value).toMatchObject({ state: 'problem', problem: { code: 'no-answer' } });
});

it('asks for the host of a CRM that is the same for all, and sends its key and fields', async () => {
  const { model, ask, requestOrigins } = connector({ 'test-connector': () => ok(null) });
  model.choose('hubspot');
  model.type('key', 'pat-na1-secret');
  await model.test();
  expect(requestOrigins).toHaveBeenCalledWith(['https://api.hubapi.com/*']);
  const fields = {
    ...{ disposition: '', note: '', recording: 'hs_call_recording_url' },
    ...{ duration: 'hs_call_duration', callerId: 'hs_call_from_number', followUp: '' },
    fixedTexts: '',
  };
  expect(ask.asked).toEqual([
    { name: 'test-connector', body: { connector: 'hubspot', key: 'pat-na1-secret', fields } },
    { name: 'preview-entry', body: { connector: 'hubspot', fields } },
  ]);
});

it('is first about the CRM that is connected, and keeps none of what was typed for another', () => {
  const { model, change } = connector({});
  expect(model.chosen.value).toBe('odoo');
  change(sampleConnector({ id: 'hubspot', address: 'https://api.hubapi.com' }));
  expect([model.chosen.value, model.connected.value]).toEqual(['hubspot', ['hubspot']]);
  model.type('key', 'secret of HubSpot');
  model.choose('odoo');
  expect(model.fields.value).toEqual(EMPTY_FIELDS);
  expect(model.stored.value).toBeUndefined();
});

it('asks for both hosts of a Zoho, and sends a code, which counts once, only to connect', async () => {
  const { model, ask, requestOrigins } = connector({
    'save-connector': () => ok(null),
    'test-connector': () => ok(null),
  });
  model.choose('zoho');
  model.type('address', 'crm.zoho.eu');
  model.type('clientId', '1000.ABC');
  model.type('clientSecret', 's');
  model.type('key', '1000.code');
  await model.test();
  expect(requestOrigins).toHaveBeenCalledWith([
    ...['https://www.zohoapis.eu/*', 'https://accounts.zoho.eu/*'],
  ]);
  const fields = {
    disposition: '',
    note: '',
    recording: '',
    duration: '',
    callerId: '',
    followUp: '',
    fixedTexts: '',
  };
  const address = 'https://crm.zoho.eu';
  const typed = { connector: 'zoho', address, clientId: '1000.ABC', fields };
  expect(ask.asked[0]?.body).toEqual({ ...typed, clientSecret: 's' });
  await model.save();
  const preview = { name: 'preview-entry', body: { connector: 'zoho', fields } };
  expect(ask.asked.slice(1)).toEqual([
    preview,
    { name: 'save-connector', body: { ...typed, clientSecret: 's', key: '1000.code' } },
    { name: 'test-connector', body: { ...typed, clientSecret: 's' } },
    preview,
  ]);
});

it('asks for no host access if the address is not of the CRM: the background reports that', async () => {
  const { model, requestOrigins } = connector({
    'save-connector': () => problem('crm-wrong-host'),
  });
  model.choose('zoho');
  model.type('address', 'https://zoho.example.com');
  await model.save();
  expect(requestOrigins).not.toHaveBeenCalled();
  expect(model.result.value).toMatchObject({ problem: { code: 'crm-wrong-host' } });
});

it('shows the client ID of Salesforce again, and asks for the host of its API', async () => {
  const { model, ask, requestOrigins, change } = connector({
    'save-connector': () => ok(null),
    'test-connector': () => ok(null),
  });
  const address = 'https://acme.my.salesforce.com';
  change(sampleConnector({ id: 'salesforce', address, clientId: '3MVG9' }));
  expect(model.fields.value).toMatchObject({ address, clientId: '3MVG9' });
  model.type('address', 'https://acme.lightning.force.com/lightning/page/home');
  await model.save();
  expect(requestOrigins).toHaveBeenCalledWith([`${address}/*`]);
  expect(ask.asked[0]?.body).toMatchObject({ connector: 'salesforce', clientId: '3MVG9' });
});
