import { expect, it, vi } from 'vitest';
import { createConnectionModel } from '@/components/settings/connection/connection-model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { completeSettings } from '@/test/support/own-pages/own-samples';

function connection(answers: FakeAnswers, granted = true) {
  const ask = fakeAsk(answers);
  const requestOrigins = vi.fn(async (_patterns: string[]) => granted);
  return { model: createConnectionModel({ ask, requestOrigins }), ask, requestOrigins };
}

it('asks for the host inside the click, before anything is awaited', () => {
  const { model, requestOrigins } = connection({});
  model.type('baseUrl', 'https://voice.example.com:8443/prefix');
  void model.save();
  expect(requestOrigins).toHaveBeenCalledWith(['https://voice.example.com/*']);
});

it('asks for no host when the address cannot be read; the background says what is wrong', async () => {
  const { model, requestOrigins } = connection({ 'save-connection': () => problem('url-invalid') });
  model.type('baseUrl', 'voice');
  await model.save();
  expect(requestOrigins).not.toHaveBeenCalled();
  expect(model.result.value).toEqual({
    state: 'problem',
    field: 'baseUrl',
    problem: { code: 'url-invalid' },
  });
});

it('keeps what was typed when the token is refused, and shows the problem at its field', async () => {
  const { model } = connection({ 'test-connection': () => problem('unauthorised') });
  model.type('baseUrl', 'https://voice.example.com');
  model.type('token', ' secret\n');
  await model.test();
  expect(model.fields.value.token).toBe(' secret\n');
  expect(model.result.value).toMatchObject({ state: 'problem', field: 'token' });
});

it('sends the token without the spaces of a paste, and none when none was typed', async () => {
  const { model, ask } = connection({ 'test-connection': () => ok(null) });
  model.type('baseUrl', 'https://voice.example.com');
  await model.test();
  model.type('token', ' secret\n');
  await model.test();
  expect(ask.asked.map(({ body }) => body)).toEqual([
    { baseUrl: 'https://voice.example.com', tokenHeader: 'token' },
    { baseUrl: 'https://voice.example.com', tokenHeader: 'token', token: 'secret' },
  ]);
});

it('empties the token once it is kept', async () => {
  const { model } = connection({
    'save-connection': () => ok(null),
    'test-connection': () => ok(null),
  });
  model.type('token', 'secret');
  await model.save();
  expect(model.fields.value.token).toBe('');
  expect(model.result.value).toEqual({ state: 'saved' });
});

it('does not say connected if the saved connection does not work', async () => {
  const { model } = connection({
    'save-connection': () => ok(null),
    'test-connection': () => problem('unreachable'),
  });
  await model.save();
  expect(model.result.value).toEqual({ state: 'saved-but', problem: { code: 'unreachable' } });
});

it('saves nothing without host access', async () => {
  const { model, ask } = connection({}, false);
  model.type('baseUrl', 'https://voice.example.com');
  await model.save();
  expect(ask.asked).toEqual([]);
  expect(model.result.value).toMatchObject({ problem: { code: 'host-not-granted' } });
});

it('follows the settings, but not over what the rep is typing', () => {
  const { model } = connection({});
  model.showSettings(completeSettings({ baseUrl: 'https://a.example' }));
  model.type('baseUrl', 'https://b.example');
  model.showSettings(
    completeSettings({ baseUrl: 'https://c.example', tokenHeader: 'api_access_token' }),
  );
  expect(model.fields.value).toMatchObject({
    baseUrl: 'https://b.example',
    tokenHeader: 'api_access_token',
  });
});
