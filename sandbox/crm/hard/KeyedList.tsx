import { useEffect, useState } from 'preact/hooks';
import { KEYED_ROWS, rows, shortRow } from './rows';

const TURN_MS = 200;

type Props = { turns?: number };

/** Keyed rows that change places each turn. Stops after `turns` if it is given. */
export function KeyedList({ turns = Number.POSITIVE_INFINITY }: Props) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn >= turns) return;
    const timer = setTimeout(() => setTurn(turn + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [turn, turns]);
  return (
    <table class="rows" aria-label="Callbacks">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">Order</th>
          <th scope="col" class="end">
            Renders
          </th>
        </tr>
      </thead>
      <tbody>
        {rotated(turn).map(({ id, name, phone, order }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{phone}</td>
            <td>{order}</td>
            <td class="end">{turn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rotated(turn: number) {
  const all = rows(KEYED_ROWS, shortRow);
  const cut = (turn * 5) % all.length;
  return [...all.slice(cut), ...all.slice(0, cut)];
}
