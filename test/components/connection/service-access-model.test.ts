import { expect, it, vi } from 'vitest';
import { createServiceAccess } from '@/components/connection/service-access-model';
import { fakeSettings, flushPromises } from '@/test/support/fakes/fake-popup';

async function access(given: { granted?: string[]; baseUrl?: string; allows?: boolean } = {}) {
  const end = new AbortController();
  const granted = new Set(given.granted);
  const { baseUrl = 'https://voice.example.com:8443/prefix', allows = true } = given;
  let change = () => undefined as unknown;
  const requestOrigins = vi.fn(async (patterns: string[]) => {
    if (allows) for (const pattern of patterns) granted.add(pattern);
    return allows;
  });
  const model = createServiceAccess(
    {
      settings: fakeSettings(end.signal, { baseUrl }),
      hasOrigins: async (patterns) => patterns.every((pattern) => granted.has(pattern)),
      onGrantsChanged: (react) => {
        change = react;
      },
      requestOrigins,
    },
    end.signal,
  );
  await flushPromises();
  const withdraw = async () => {
    granted.clear();
    change();
    await flushPromises();
  };
  return { model, requestOrigins, withdraw };
}

const SERVICE = 'https://voice.example.com/*';

it('notices that access was withdrawn in the browser, and asks for it again', async () => {
  const { model, requestOrigins, withdraw } = await access({ granted: [SERVICE] });
  expect(model.isMissing.value).toBe(false);
  await withdraw();
  expect(model.isMissing.value).toBe(true);
  await model.allow();
  expect(requestOrigins).toHaveBeenCalledExactlyOnceWith([SERVICE]);
  expect(model.isMissing.value).toBe(false);
});

it('says that the rep refused', async () => {
  const { model } = await access({ allows: false });
  await model.allow();
  expect([model.isMissing.value, model.isRefused.value]).toEqual([true, true]);
});

it('misses nothing before a service is set up', async () => {
  const { model, requestOrigins } = await access({ baseUrl: '' });
  expect(model.isMissing.value).toBe(false);
  await model.allow();
  expect(requestOrigins).not.toHaveBeenCalled();
});
