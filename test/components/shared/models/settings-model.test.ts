import { expect, it } from 'vitest';
import { fakeSettings } from '@/test/support/fakes/fake-popup';

const abortSignal = new AbortController().signal;

it('shows the stored settings and follows their changes', async () => {
  const model = fakeSettings(abortSignal, { countdownSeconds: 3 });
  await model.write('countdownSeconds', 5);
  expect(model.value.value?.countdownSeconds).toBe(5);
});

it('says which setting was saved, with a revision number for repeated writes', async () => {
  const model = fakeSettings(abortSignal);
  await model.write('countdownSeconds', 5);
  await model.write('countdownSeconds', 6);
  expect(model.lastWrite.value).toEqual({ key: 'countdownSeconds', isSaved: true, revision: 2 });
});

it('applies a change to the stored value, and says that it was saved', async () => {
  const model = fakeSettings(abortSignal, { trustedSites: ['a.example.com'] });
  const adding = (host: string) => model.change('trustedSites', (hosts) => [...hosts, host]);
  expect(await Promise.all([adding('b.example.com'), adding('c.example.com')])).toEqual([
    true,
    true,
  ]);
  expect(model.value.value?.trustedSites).toEqual([
    'a.example.com',
    'b.example.com',
    'c.example.com',
  ]);
  expect(model.lastWrite.value).toEqual({ key: 'trustedSites', isSaved: true, revision: 2 });
});

it('says that a setting could not be stored, and still resolves', async () => {
  const model = fakeSettings(abortSignal, {}, true);
  expect(await model.write('countdownSeconds', 5)).toBe(false);
  expect(model.lastWrite.value?.isSaved).toBe(false);
  await model.allWritten();
});
