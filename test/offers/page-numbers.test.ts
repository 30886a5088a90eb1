import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageNumbers } from '@/lib/offers/page-numbers';
import { placedCall } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from './support/offer-deps';

const tab = vi.hoisted(() => ({ reachable: true, injections: 0 }));

vi.mock('@/lib/platform/tabs/scripting', () => ({
  isFinderActive: async () => false,
  injectIntoTab: async () => {
    tab.injections += 1;
    return tab.reachable;
  },
  injectFinder: async () => undefined,
  injectCard: async () => ({}),
  framesOf: async () => [0],
}));
vi.mock('@/lib/platform/tabs/tabs', () => ({
  tabById: async () => ({ id: 7, url: 'https://crm.example.com/' }),
}));
vi.mock('@/lib/platform/permissions', () => ({ allSites: [], hasOrigins: async () => true }));

const list =
  (raw: string, others: string[] = []) =>
  async () => ({
    host: 'crm.example.com',
    lang: 'en',
    others,
    numbers: [{ candidate: { raw, before: 'Phone: ', after: '' }, calleeNames: [] }],
  });

beforeEach(() => Object.assign(tab, { reachable: true, injections: 0 }));

describe('the numbers of a tab', () => {
  it('come with what is known of the callee', async () => {
    expect(await pageNumbers(offerDeps(), list('+1 212 555 0134'), 7)).toMatchObject([
      { e164: '+12125550134', raw: '+1 212 555 0134', region: 'New York', confidence: 'certain' },
    ]);
  });

  it('come with the page of the tab, as the browser names it', async () => {
    const page = { url: 'https://crm.example.com/contacts', title: 'Contacts' };
    const [number] = await pageNumbers(offerDeps(), list('+1 212 555 0134'), 7, page);
    expect(number).toMatchObject({ sourcePage: page });
  });

  it('come with their label and how the last call came out', async () => {
    const deps = offerDeps();
    const call = placedCall({ callee: '+12125550134' });
    await deps.database.calls.add(call);
    const read = async () => (await pageNumbers(deps, list('+1 212 555 0134'), 7))[0];
    expect(await read()).toMatchObject({ label: 'Phone', lastOutcome: { state: 'placed' } });
    const dispositions = [{ id: 'own-1', label: 'Wants a demo' }];
    await deps.database.wrapUps.add({
      ...{ callId: call.id, note: '', savedAt: 1, version: 1 },
      disposition: 'own-1',
    });
    deps.readSettings = async () => ({ ...sampleSettings(), dispositions });
    expect((await read())?.lastOutcome).toEqual({
      ...{ state: 'placed', disposition: 'own-1', label: 'Wants a demo' },
    });
  });

  it('come with the countries to choose from while the country is only guessed', async () => {
    const [number] = await pageNumbers(offerDeps(), list('020 7946 0123', ['GB', 'GB']), 7);
    expect(number).not.toHaveProperty('e164');
    expect(number?.text).toBe('020 7946 0123');
    expect(number?.choices?.map(({ country }) => country)).toContain('GB');
  });
});

it('come with the record of the tab’s page, and of no other origin', async () => {
  const recordAt = async (address: string) => {
    const assets = ['/web/assets/1/web.assets_web.min.js'];
    const answer = {
      ...(await list('+1 212 555 0134')()),
      recordPage: { address, assets },
    };
    const numbers = answer.numbers.map((number) => ({
      ...number,
      recordEvidence: { ofPage: true },
    }));
    const [number] = await pageNumbers(offerDeps(), async () => ({ ...answer, numbers }), 7);
    return number?.record?.id;
  };
  expect(await recordAt('https://crm.example.com/odoo/contacts/14')).toBe('14');
  expect(await recordAt('https://evil.example/odoo/contacts/14')).toBeUndefined();
});

it('reads no page of an excluded site', async () => {
  const readSettings = async () =>
    sampleSettings({ siteRules: [{ site: '*.example.com', find: 'never' }] });
  expect(await pageNumbers(offerDeps({ readSettings }), list('+1 212 555 0134'), 7)).toEqual([]);
  expect(tab.injections).toBe(0);
});

it('leaves out frames of excluded sites', async () => {
  const readSettings = async () =>
    sampleSettings({ siteRules: [{ site: 'ads.example', find: 'never' }] });
  const inFrame = async () => ({ ...(await list('+1 212 555 0134')()), host: 'ads.example' });
  expect(await pageNumbers(offerDeps({ readSettings }), inFrame, 7)).toEqual([]);
  expect(await pageNumbers(offerDeps(), inFrame, 7)).toHaveLength(1);
});

it('says where the browser blocks extensions', async () => {
  tab.reachable = false;
  const numbers = pageNumbers(offerDeps(), list('+1 212 555 0134'), 7);
  await expect(numbers).rejects.toMatchObject({ problem: { code: 'page-unreachable' } });
});
