import { contacts } from '@/sandbox/crm/data/contacts';
import { randomFromNumber } from '@/sandbox/random';

/** The columns of the pipeline in order. */
export const stages = ['Lead', 'Qualified', 'Proposal', 'Won'] as const;

/** A column of the pipeline. */
export type DealStage = (typeof stages)[number];

/** A deal on the board. `value` is in US dollars, `touched` the turn of its last change. */
export type Deal = {
  id: number;
  contactId: number;
  name: string;
  company: string;
  phone: string;
  value: number;
  stage: DealStage;
  touched: number;
};

/** The state of the board: its deals in order, the deals still to enter, and the number of turns. */
export type Board = { turn: number; deals: readonly Deal[]; waiting: readonly Deal[] };

const ON_BOARD = 18;
const TURNS_A_MOVE = 3;
const TURNS_AN_EXCHANGE = 7;

/** Returns the first state of the board. It is the same on the server and in the browser. */
export function openBoard(): Board {
  const random = randomFromNumber(77);
  const all = contacts.map((contact, index): Deal => {
    const { id, name, company, phone } = contact;
    const value = 500 * Math.round(4 + random() * 90);
    const stage = stages[index % 9 === 8 ? 3 : index % 3] ?? 'Lead';
    return {
      id: 300 + index,
      contactId: id,
      name,
      company,
      phone,
      value,
      stage,
      touched: -Math.floor(random() * 400) - 3,
    };
  });
  return { turn: 0, deals: all.slice(0, ON_BOARD), waiting: all.slice(ON_BOARD) };
}

/**
 * Returns the board one turn later. Every third turn a deal moves to the next stage or to the top of
 * its own. Every seventh turn the oldest won (or last) deal leaves and a waiting one enters as a lead.
 */
export function nextTurn(board: Board): Board {
  const turn = board.turn + 1;
  const next = { ...board, turn };
  if (turn % TURNS_AN_EXCHANGE === 0) return exchange(next);
  return turn % TURNS_A_MOVE === 0 ? move(next) : next;
}

/** Returns the board with a deal's new name. */
export function renameDeal(board: Board, id: number, name: string): Board {
  return {
    ...board,
    deals: board.deals.map((deal) => (deal.id === id ? { ...deal, name } : deal)),
  };
}

function move(board: Board): Board {
  const picked = board.deals[(board.turn * 5) % board.deals.length];
  if (!picked) return board;
  const forward = board.turn % 2 === 0 && picked.stage !== 'Won';
  const stage = forward ? (stages[stages.indexOf(picked.stage) + 1] ?? 'Won') : picked.stage;
  const moved = { ...picked, stage, touched: board.turn };
  return { ...board, deals: [moved, ...board.deals.filter((deal) => deal !== picked)] };
}

function exchange(board: Board): Board {
  const leaving = board.deals.findLast((deal) => deal.stage === 'Won') ?? board.deals.at(-1);
  const [entering, ...waiting] = board.waiting;
  if (!leaving || !entering) return board;
  const lead: Deal = { ...entering, stage: 'Lead', touched: board.turn };
  const stay = board.deals.filter((deal) => deal !== leaving);
  return { ...board, deals: [lead, ...stay], waiting: [...waiting, leaving] };
}
