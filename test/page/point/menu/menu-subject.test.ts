import { expect, it } from 'vitest';
import { createMenuSubject } from '@/lib/page/point/menu/menu-subject';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

function menuThatNotes() {
  const ask = fakeAsk({ point: () => ok(null) });
  return { menu: createMenuSubject(ask), told: () => ask.asked.map(({ body }) => body) };
}

it('prefers the number under the pointer to the selected one', () => {
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

it('reports selected text without a number, and that nothing is selected any more', () => {
  const { menu, told } = menuThatNotes();
  menu.select({});
  menu.select();
  expect(told()).toEqual([{ selected: true }, {}]);
});

it('reports nothing twice', () => {
  const { menu, told } = menuThatNotes();
  menu.point();
  menu.select({});
  menu.select({});
  expect(told()).toEqual([{ selected: true }]);
});
