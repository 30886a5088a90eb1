import { expect, it } from 'vitest';
import { createMenuSubject } from '@/lib/page/point/menu/menu-subject';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

function menuThatNotes() {
  const ask = fakeAsk({ point: () => ok(null) });
  return { menu: createMenuSubject(ask), told: () => ask.asked.map(({ body }) => body) };
}

it('puts the number under the pointer before the selected one', () => {
  const { menu, told } = menuThatNotes();
  menu.select({ offerId: 'selected' });
  menu.point('pointed');
  menu.point();
  expect(told()).toEqual([
    { offerId: 'selected', selected: true },
    { offerId: 'pointed' },
    { offerId: 'selected', selected: true },
  ]);
});

it('says that selected text is no number, and that nothing is selected any more', () => {
  const { menu, told } = menuThatNotes();
  menu.select({});
  menu.select();
  expect(told()).toEqual([{ selected: true }, {}]);
});

it('says nothing twice', () => {
  const { menu, told } = menuThatNotes();
  menu.point();
  menu.select({});
  menu.select({});
  expect(told()).toEqual([{ selected: true }]);
});
