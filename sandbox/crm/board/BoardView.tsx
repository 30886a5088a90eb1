import { useEffect, useState } from 'preact/hooks';
import {
  type Board,
  type Deal,
  type DealStage,
  nextTurn,
  openBoard,
  renameDeal,
  stages,
} from './deals';
import { EditableName } from './EditableName';

const TURN_MS = 500;
const CONTACT = '/crm/contacts';

/** The live pipeline. Re-renders twice a second until it is paused. */
export function BoardView() {
  const [board, setBoard] = useState(openBoard);
  const [live, setLive] = useState(true);
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => setBoard(nextTurn), TURN_MS);
    return () => clearInterval(timer);
  }, [live]);
  return (
    <>
      <BoardHead board={board} live={live} onToggle={() => setLive(!live)} />
      <div class="board">
        {stages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            board={board}
            onRename={(id, name) => setBoard((now) => renameDeal(now, id, name))}
          />
        ))}
      </div>
    </>
  );
}

type HeadProps = { board: Board; live: boolean; onToggle: () => void };

function BoardHead({ board, live, onToggle }: HeadProps) {
  return (
    <div class="head">
      <div>
        <h1>Pipeline</h1>
        <p class="lead">
          {`${board.deals.length} open deals worth `}
          <b class="nums">{dollars(board.deals)}</b>
        </p>
      </div>
      <span class="chip nums" data-live={live}>
        {live ? `Live · ${age(board.turn)}` : 'Paused'}
      </span>
      <button type="button" class="button" onClick={onToggle}>
        {live ? 'Pause' : 'Go on'}
      </button>
    </div>
  );
}

type ColumnProps = {
  stage: DealStage;
  board: Board;
  onRename: (id: number, name: string) => void;
};

function Column({ stage, board, onRename }: ColumnProps) {
  const deals = board.deals.filter((deal) => deal.stage === stage);
  return (
    <section class="column" aria-label={stage}>
      <header>
        <h2>{stage}</h2>
        <span class="chip">{deals.length}</span>
        <span class="sum nums">{dollars(deals)}</span>
      </header>
      <ul>
        {deals.map((deal) => (
          <Card key={deal.id} deal={deal} turn={board.turn} onRename={onRename} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = { deal: Deal; turn: number; onRename: (id: number, name: string) => void };

function Card({ deal, turn, onRename }: CardProps) {
  return (
    <li class="deal" data-fresh={turn - deal.touched < 3}>
      <EditableName name={deal.name} onChange={(name) => onRename(deal.id, name)} />
      <a class="company" href={`${CONTACT}/${deal.contactId}`}>
        {deal.company}
      </a>
      <span class="phone nums">{deal.phone}</span>
      <span class="foot-line nums">
        <b>{dollars([deal])}</b>
        <span class="soft">{age(turn - deal.touched)}</span>
      </span>
    </li>
  );
}

function dollars(deals: readonly Deal[]): string {
  const sum = deals.reduce((total, deal) => total + deal.value, 0);
  return `$${sum.toLocaleString('en-US')}`;
}

function age(turns: number): string {
  const seconds = (turns * TURN_MS) / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min`;
}
