import { expect, it } from 'vitest';
import { createNumberListModel } from '@/components/settings/numbers/number-list-model';
import type { DialPreview } from '@/lib/offers/model';
import type { LabelledNumber } from '@/lib/settings/table';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { samplePreview } from '@/test/support/own-pages/own-samples';

const desk = { e164: '+12125550199', label: 'Desk' };
const mobile = { e164: '+12125550198', label: 'Mobile' };

function list(preview: DialPreview = samplePreview(), writes = true) {
  let stored: readonly LabelledNumber[] = [desk, mobile];
  const model = createNumberListModel({
    ask: fakeAsk({ preview: () => ok(preview) }),
    read: () => stored,
    change: async (next) => {
      if (writes) stored = next([...stored]);
      return writes;
    },
  });
  return { model, stored: () => stored };
}

it('stores a number typed in any format as E.164, with its label', async () => {
  const { model, stored } = list();
  model.open();
  model.type({ text: '(212) 555-0134', label: ' Home ' });
  await model.save();
  expect(stored()).toEqual([desk, mobile, { e164: '+12125550134', label: 'Home' }]);
  expect(model.draft.value).toBeUndefined();
});

it('accepts a number although no call could be made now', async () => {
  const { model, stored } = list(samplePreview({ problem: { code: 'no-own-number' } }));
  model.open();
  await model.save();
  expect(stored()).toHaveLength(3);
});

it.each(['emergency-number', 'impossible-number'] as const)(
  'rejects a number that cannot be a rep’s own phone: %s',
  async (code) => {
    const { model, stored } = list(samplePreview({ problem: { code } }));
    model.open();
    await model.save();
    expect(model.problem.value).toEqual({ code });
    expect(stored()).toHaveLength(2);
  },
);

it('says what is wrong and keeps what was typed', async () => {
  const { model } = list({ formatted: 'abc', problem: { code: 'no-number' } });
  model.open();
  model.type({ text: 'abc' });
  await model.save();
  expect(model.problem.value).toEqual({ code: 'no-number' });
  expect(model.draft.value?.text).toBe('abc');
});

it('refuses a number that is already there, but not when it is the one being edited', async () => {
  const same = samplePreview({ facts: { e164: desk.e164, text: '+1 212 555 0199' } });
  const { model, stored } = list(same);
  model.open();
  await model.save();
  expect(model.problem.value).toEqual({ code: 'number-twice' });
  model.open({ ...desk, text: '+1 212 555 0199' });
  model.type({ label: 'Reception' });
  await model.save();
  expect(stored()).toEqual([{ ...desk, label: 'Reception' }, mobile]);
});

it('moves and removes numbers', async () => {
  const { model, stored } = list();
  await model.move(mobile.e164, -1);
  expect(stored()).toEqual([mobile, desk]);
  await model.move(mobile.e164, -1);
  expect(stored()).toEqual([mobile, desk]);
  await model.remove(desk.e164);
  expect(stored()).toEqual([mobile]);
});

it('says that the list could not be stored', async () => {
  const { model } = list(samplePreview(), false);
  model.open();
  await model.save();
  expect(model.problem.value).toEqual({ code: 'not-saved' });
});

it('removes both numbers if the rep removes two at once', async () => {
  const { model, stored } = list();
  await Promise.all([model.remove(desk.e164), model.remove(mobile.e164)]);
  expect(stored()).toEqual([]);
});
