import { expect, it } from 'vitest';
import { parsePolicy } from '@/lib/settings/policy';
import { problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { fakeWelcome, SET_UP } from '@/test/support/fakes/fake-welcome';

async function welcome(...given: Parameters<typeof fakeWelcome>) {
  const fake = fakeWelcome(...given);
  await flushPromises();
  return fake;
}

it('starts at the service', async () => {
  const { model } = await welcome();
  expect(model.step.value).toBe('connect');
  expect([...model.done.value]).toEqual([]);
});

it('skips what an administrator or the rep already set', async () => {
  const { baseUrl = '', hasToken = true } = SET_UP;
  expect((await welcome({ settings: { baseUrl, hasToken } })).model.step.value).toBe('numbers');
  expect((await welcome({ settings: SET_UP })).model.step.value).toBe('sites');
  const all = ['http://*/*', 'https://*/*'];
  expect((await welcome({ settings: SET_UP, granted: all })).model.step.value).toBe('ready');
});

it('goes on only once the service accepted the token', async () => {
  const refused = await welcome({ answers: { 'save-connection': () => problem('unauthorised') } });
  await refused.model.connection.save();
  expect(refused.model.step.value).toBe('connect');
  const saved = await welcome({ answers: { 'test-connection': () => problem('unauthorised') } });
  await saved.model.connection.save();
  expect(saved.model.step.value).toBe('connect');
  const accepted = await welcome();
  await accepted.model.connection.save();
  expect(accepted.model.step.value).toBe('numbers');
});

it('goes on too when the rep allows access only at the second try', async () => {
  const { model, requestOrigins } = await welcome();
  model.connection.type('baseUrl', 'voice.example.com');
  requestOrigins.mockResolvedValueOnce(false);
  await model.connection.save();
  expect(model.step.value).toBe('connect');
  await model.connection.retry();
  expect(model.step.value).toBe('numbers');
});

it('comes back at the same step with what was typed, but for the token', async () => {
  const { model, left } = await welcome();
  model.connection.type('baseUrl', 'voice.example.com');
  model.connection.type('token', 'secret');
  model.go('numbers');
  model.numbers.ownNumber.type('212 555 0199');
  model.crm.value = 'crm.example.com';
  await flushPromises();
  expect(JSON.stringify(left())).not.toContain('secret');
  const again = await welcome({ left: left() as object });
  expect(again.model.step.value).toBe('numbers');
  expect(again.model.connection.fields.value).toMatchObject({
    baseUrl: 'voice.example.com',
    token: '',
  });
  expect(again.model.numbers.ownNumber.text.value).toBe('212 555 0199');
  expect(again.model.crm.value).toBe('crm.example.com');
});

it('drops a service URL that was typed before an administrator fixed one', async () => {
  const baseUrl = 'https://voice.example.com';
  const { model } = await welcome({
    settings: { baseUrl },
    policy: parsePolicy({ baseUrl, locked: ['baseUrl'] }),
    left: { baseUrl: 'https://mine.example' },
  });
  expect(model.connection.fields.value.baseUrl).toBe(baseUrl);
});

it('asks for the sites of an administrator', async () => {
  const siteRules = [{ site: '*.crm.example', find: 'always' as const }];
  const { model, requestOrigins } = await welcome({
    settings: { ...SET_UP, siteMode: 'listed', siteRules },
    policy: parsePolicy({ siteMode: 'listed', siteRules, locked: ['siteMode'] }),
  });
  await model.chooseSites('listed');
  expect(requestOrigins).toHaveBeenCalledExactlyOnceWith(['*://*.crm.example/*']);
  expect(model.step.value).toBe('ready');
});

it('goes past a step that is left for later, and back to any step', async () => {
  const { model } = await welcome();
  model.next();
  expect(model.step.value).toBe('numbers');
  model.next();
  model.go('connect');
  expect(model.step.value).toBe('connect');
});

it('asks for all sites, and goes on if the rep agrees', async () => {
  const { model, requestOrigins } = await welcome({ settings: SET_UP });
  await model.chooseSites('all');
  expect(requestOrigins).toHaveBeenCalledExactlyOnceWith(['http://*/*', 'https://*/*']);
  expect(model.step.value).toBe('ready');
});

it('stays if the rep refuses, and another choice can follow', async () => {
  const { model, left } = await welcome({ settings: SET_UP, allows: false });
  await model.chooseSites('all');
  expect(model.step.value).toBe('sites');
  expect(model.sites.denied.value).toBe(true);
  await model.chooseSites('none');
  expect(model.step.value).toBe('ready');
  expect(left()).toMatchObject({ hasChosenSites: true });
});

it("asks for the CRM's site, typed with or without https://", async () => {
  const { model, requestOrigins } = await welcome({ settings: SET_UP });
  model.crm.value = 'crm';
  await model.chooseSites('crm');
  expect(model.isCrmWrong.value).toBe(true);
  expect(requestOrigins).not.toHaveBeenCalled();
  model.crm.value = ' crm.example.com/leads?id=1 ';
  await model.chooseSites('crm');
  expect(requestOrigins).toHaveBeenCalledExactlyOnceWith(['https://crm.example.com/*']);
  expect(model.step.value).toBe('ready');
});

it('asks the service for caller IDs only at the step that needs them', async () => {
  const { model, ask } = await welcome({
    settings: { baseUrl: 'https://a.example', hasToken: true },
  });
  const asked = () => ask.asked.filter(({ name }) => name === 'used-dids').length;
  expect([model.step.value, asked()]).toEqual(['numbers', 1]);
  expect((await welcome()).ask.asked.some(({ name }) => name === 'used-dids')).toBe(false);
});
