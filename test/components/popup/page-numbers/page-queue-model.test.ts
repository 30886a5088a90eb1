import { expect, it } from 'vitest';
import type { PageNumber } from '@/lib/offers/model';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { type FakePopup, fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';

const record = { crm: 'odoo', type: 'contact', id: '7' };
const sourcePage = { url: 'https://crm.example/7', title: 'Ada Whitfield' };
const numbers: PageNumber[] = [
  {
    e164: '+12125550134',
    text: '+1 212 555 0134',
    raw: '(212) 555-0134',
    confidence: 'certain',
    calleeName: 'Ada Whitfield',
    record,
    sourcePage,
  },
  { text: '020 7946 0123', raw: '020 7946 0123', confidence: 'likely', choices: [] },
];

async function popupWith(answers: FakePopup['answers']) {
  const site = { host: 'crm.example', granted: true, excluded: false, allSites: false };
  const given = { 'page-numbers': () => ok([...numbers]), site: () => ok(site), ...answers };
  const popup = fakePopup({ answers: given });
  await flushPromises();
  return popup;
}

it('queues the numbers as listed, and counts those without a known country', async () => {
  const counts = { added: 1, already: 0, forbidden: 0, uncallable: 0 };
  const { model, ask } = await popupWith({ 'queue-numbers': () => ok(counts) });
  await model.pageQueue.add();
  expect(ask.asked.find(({ name }) => name === 'queue-numbers')?.body).toEqual({
    source: { kind: 'page', host: 'crm.example' },
    numbers: [{ e164: '+12125550134', name: 'Ada Whitfield', record, sourcePage }],
  });
  expect(model.pageQueue.result.value).toEqual({ ...counts, uncallable: 1 });
});

it('says why nothing was queued, and forgets it when the page changes', async () => {
  const { model } = await popupWith({ 'queue-numbers': () => problem('storage-failed') });
  await model.pageQueue.add();
  expect(model.pageQueue.result.value).toEqual({ code: 'storage-failed' });
  await model.page.refresh();
  expect(model.pageQueue.result.value).toBeUndefined();
});

it('queues the listed numbers that the rep selected, whatever ends their lines', async () => {
  const counts = { added: 1, already: 0, forbidden: 0, uncallable: 0 };
  const { model, ask } = await popupWith({
    'selected-text': () => ok('Ada Whitfield\t(212)\u00a0555-0134\nRhys'),
    'queue-numbers': () => ok(counts),
  });
  await model.pageQueue.addSelected();
  expect(ask.asked.find(({ name }) => name === 'queue-numbers')?.body).toMatchObject({
    source: { kind: 'selection', host: 'crm.example' },
    numbers: [{ e164: '+12125550134' }],
  });
  expect(model.pageQueue.result.value).toEqual(counts);
});

it('says that nothing is selected', async () => {
  const { model, ask } = await popupWith({ 'selected-text': () => ok(' ') });
  await model.pageQueue.addSelected();
  expect(model.pageQueue.result.value).toEqual({ code: 'no-selection' });
  expect(ask.asked.some(({ name }) => name === 'queue-numbers')).toBe(false);
});
