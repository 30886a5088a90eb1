import { expect, it } from 'vitest';
import { createNumbersModel } from '@/components/welcome/model/numbers-model';
import type { Settings } from '@/lib/settings/table';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { fakeSettings } from '@/test/support/fakes/fake-popup';
import { samplePreview } from '@/test/support/own-pages/own-samples';

const LINES = ['+12125550140', '+16465550141'];

function numbers(given: { settings?: Partial<Settings>; used?: string[]; full?: boolean } = {}) {
  const abort = new AbortController();
  const ask = fakeAsk({
    preview: ({ text }) =>
      ok(samplePreview({ facts: { e164: `+1${text.replace(/\D/g, '')}`, text } })),
    'used-dids': () => ok(given.used ?? []),
  });
  const start = { ownNumbers: [], dids: [], ...given.settings };
  const settings = fakeSettings(abort.signal, start, given.full);
  return { model: createNumbersModel({ ask, settings }, abort.signal), settings, ask };
}

it('saves the phone and the caller ID', async () => {
  const { model, settings } = numbers();
  model.ownNumber.type('212 555 0199');
  model.callerId.type('212 555 0140');
  expect(await model.save()).toBe(true);
  expect(settings.value.value).toMatchObject({
    ownNumbers: [{ e164: '+12125550199', label: '' }],
    dids: [{ e164: '+12125550140', label: '' }],
  });
});

it('saves nothing while one of them is missing', async () => {
  const { model, settings } = numbers();
  model.ownNumber.type('212 555 0199');
  expect(await model.save()).toBe(false);
  expect(model.callerId.problem.value).toEqual({ code: 'empty' });
  expect(settings.value.value?.ownNumbers).toEqual([]);
});

it('suggests the caller IDs of past calls, the most used one chosen', async () => {
  const { model, settings } = numbers({ used: LINES });
  await model.readUsedDids();
  expect(model.usedDids.value).toEqual(LINES);
  expect(model.chosenDids.value).toEqual(['+12125550140']);
  model.choose('+12125550140', false);
  model.choose('+16465550141', true);
  model.ownNumber.type('212 555 0199');
  expect(await model.save()).toBe(true);
  expect(settings.value.value?.dids.map(({ e164 }) => e164)).toEqual(['+16465550141']);
});

it('keeps a chosen caller ID beside a typed one', async () => {
  const { model, settings } = numbers({ used: LINES });
  await model.readUsedDids();
  model.ownNumber.type('212 555 0199');
  model.callerId.type('212 555 0142');
  expect(await model.save()).toBe(true);
  expect(settings.value.value?.dids.map(({ e164 }) => e164)).toEqual([
    ...['+12125550140', '+12125550142'],
  ]);
});

it('asks only for what is not set yet', async () => {
  const dids = [{ e164: '+12125550140', label: 'Line 1' }];
  const { model, settings } = numbers({ settings: { dids } });
  model.ownNumber.type('212 555 0199');
  expect(await model.save()).toBe(true);
  expect(settings.value.value?.dids).toEqual(dids);
});

it('refuses the same number as phone and caller ID', async () => {
  const { model } = numbers();
  model.ownNumber.type('212 555 0199');
  model.callerId.type('212 555 0199');
  expect(await model.save()).toBe(false);
  expect(model.problem.value).toEqual({ code: 'number-twice' });
});

it('says that the numbers could not be saved', async () => {
  const { model } = numbers({ full: true });
  model.ownNumber.type('212 555 0199');
  model.callerId.type('212 555 0140');
  expect(await model.save()).toBe(false);
  expect(model.problem.value).toEqual({ code: 'not-saved' });
});

it('reads the typed numbers again in the country that the rep chose', async () => {
  const { model, ask, settings } = numbers();
  model.ownNumber.type('020 7946 0123');
  await model.chooseCountry('GB');
  expect(settings.value.value?.defaultCountry).toBe('GB');
  expect(ask.asked.filter(({ name }) => name === 'preview')).toHaveLength(2);
});
