import { beforeEach, expect, it, vi } from 'vitest';
import {
  grantedOrigins,
  hasOrigins,
  onGrantsChanged,
  onOriginsRemoved,
  removeOrigins,
  requestOrigins,
} from '@/lib/platform/permissions';
import { fakeEvent } from './support/fake-event';

const api = vi.hoisted(() => ({ permissions: {} as Record<string, unknown> }));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

const onAdded = fakeEvent<[]>();
const onRemoved = fakeEvent<[]>();
let granted: string[];

beforeEach(() => {
  granted = ['https://crm.example/*', '<all_urls>', 'file:///*', 'moz-extension://handset/*'];
  api.permissions = {
    onAdded,
    onRemoved,
    getAll: async () => ({ origins: granted }),
    contains: async ({ origins }: { origins: string[] }) =>
      origins.every((origin) => granted.includes(origin)),
    request: async ({ origins }: { origins: string[] }) => granted.push(...origins) > 0,
    remove: async ({ origins }: { origins: string[] }) => {
      granted = granted.filter((origin) => !origins.includes(origin));
      return true;
    },
  };
});

it('counts web pages only', async () => {
  expect(await grantedOrigins()).toEqual(['https://crm.example/*', '<all_urls>']);
  api.permissions.getAll = async () => ({});
  expect(await grantedOrigins()).toEqual([]);
});

it('requests, checks and removes host access', async () => {
  const patterns = ['https://voice.example/*'];
  expect(await hasOrigins(patterns)).toBe(false);
  expect(await requestOrigins(patterns)).toBe(true);
  expect(await hasOrigins(patterns)).toBe(true);
  expect(await removeOrigins(patterns)).toBe(true);
  expect(await hasOrigins(patterns)).toBe(false);
});

it('reports each change until the signal ends', () => {
  const react = vi.fn();
  const controller = new AbortController();
  const withdrawn = vi.fn();
  onOriginsRemoved(withdrawn);
  onGrantsChanged(react, controller.signal);
  onAdded.fire();
  onRemoved.fire();
  controller.abort();
  onAdded.fire();
  expect(react).toHaveBeenCalledTimes(2);
  expect(withdrawn).toHaveBeenCalledTimes(1);
});
