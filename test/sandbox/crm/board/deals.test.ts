import { expect, it } from 'vitest';
import { type Board, nextTurn, openBoard, renameDeal } from '@/sandbox/crm/board/deals';

const after = (turns: number): Board =>
  Array.from({ length: turns }).reduce<Board>((board) => nextTurn(board), openBoard());

const ids = ({ deals, waiting }: Board) => [...deals, ...waiting].map(({ id }) => id).sort();

it('opens the same on the server and in the browser', () => {
  expect(openBoard()).toEqual(openBoard());
});

it('loses and doubles no deal in a thousand turns', () => {
  expect(ids(after(1_000))).toEqual(ids(openBoard()));
  expect(after(1_000).deals).toHaveLength(openBoard().deals.length);
});

it('moves a deal every third turn and changes nothing but time in between', () => {
  const before = after(2);
  expect(nextTurn(before).deals.map(({ id }) => id)).not.toEqual(before.deals.map(({ id }) => id));
  expect(nextTurn(after(3)).deals).toEqual(after(3).deals);
});

it('lets one deal leave and another enter every seventh turn', () => {
  const before = after(6);
  const now = nextTurn(before);
  const entered = now.deals.filter(({ id }) => !before.deals.some((deal) => deal.id === id));
  expect(entered).toHaveLength(1);
  expect(entered[0]).toMatchObject({ stage: 'Lead', id: before.waiting[0]?.id });
});

it('renames one deal only', () => {
  const board = renameDeal(openBoard(), 300, 'Ada W.');
  expect(board.deals.find(({ id }) => id === 300)?.name).toBe('Ada W.');
  expect(board.deals.slice(1)).toEqual(openBoard().deals.slice(1));
});
