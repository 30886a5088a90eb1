import { expect, it } from 'vitest';
import { createProgressStore } from '@/lib/settings/welcome-progress';

const storeOf = (stored: string | null) =>
  createProgressStore({ getItem: () => stored, setItem: () => undefined });

it('starts at the first step if nothing is kept', () => {
  expect(storeOf(null).read()).toEqual({
    ...{ step: 'connect', baseUrl: '', ownNumber: '', callerId: '', crm: '' },
    hasChosenSites: false,
  });
});

it('keeps what it can read of a damaged progress', () => {
  for (const damaged of ['{', '7', 'null', '[]']) {
    expect(storeOf(damaged).read().step).toBe('connect');
  }
  expect(storeOf('{"step":"sites","crm":5,"baseUrl":"a.example"}').read()).toMatchObject({
    ...{ step: 'sites', crm: '', baseUrl: 'a.example' },
  });
});

it('goes on where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('quota', 'QuotaExceededError');
  };
  const store = createProgressStore({ getItem: refuse, setItem: refuse });
  const progress = store.read();
  expect(progress.step).toBe('connect');
  expect(() => store.write(progress)).not.toThrow();
});
