import { expect, it } from 'vitest';
import type { ChainRow } from '@/lib/audit/model';
import { createChainFile } from '@/lib/audit-pack/chain-file';
import { checkRecord } from '@/test/audit/support';
import { NOON } from '@/test/calls/support/calls';

const PERIOD = { from: NOON, to: NOON + 100 };
const LATER = NOON + 500;

function row(seq: number, at: number, record: object, callId?: string): ChainRow {
  const link = { seq, previous: `${seq - 1}`, bodyHash: `b${seq}`, hash: `${seq}` };
  return { ...link, at, body: JSON.stringify(record), ...(callId && { callId }) };
}

const lines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('has the records of a period and of its calls, and only the hash of others in between', () => {
  const file = createChainFile(PERIOD);
  expect([file.addCall('call-1'), file.addCall('call-1')]).toEqual([true, false]);
  const outcome = { kind: 'outcome', id: 'call-1', content: {} };
  const text = file.linesOf([
    row(3, NOON - 1, checkRecord({ id: 'before' }), 'before'),
    row(4, NOON, checkRecord(), 'call-1'),
    row(5, LATER, checkRecord({ id: 'later' }), 'later'),
    row(6, LATER, outcome, 'call-1'),
    row(7, LATER, checkRecord({ id: 'much-later' }), 'much-later'),
  ]);
  expect(lines(text).map(({ seq, body }) => [seq, body && JSON.parse(body).id])).toEqual([
    ...[
      [4, 'call-1'],
      [5, undefined],
      [6, 'call-1'],
    ],
  ]);
  expect(file.facts.ends).toEqual({ first: 4, last: 6, hash: '6' });
  const { rules, strictness, doNotCall } = checkRecord();
  const known = { check: { rules, strictness, doNotCall }, outcome: true };
  expect([...file.facts.calls]).toEqual([['call-1', known]]);
});

it('follows a call that was made since the calls were listed', () => {
  const file = createChainFile(PERIOD);
  file.linesOf([row(1, NOON, checkRecord({ id: 'new' }), 'new')]);
  const wrapUp = { kind: 'wrap-up', id: 'new', content: {} };
  expect(lines(file.linesOf([row(2, LATER, wrapUp, 'new')]))).toHaveLength(1);
  expect(file.facts.calls.get('new')).toMatchObject({ 'wrap-up': true });
});

it('keeps refusals apart, and passes what was deleted or can’t be read', () => {
  const file = createChainFile(PERIOD);
  const refused = checkRecord({ result: 'refused', code: 'do-not-call' });
  const { body: _, ...deleted } = row(1, NOON, {});
  const broken = { ...row(2, NOON, {}), body: '{"kind' };
  expect(lines(file.linesOf([deleted, broken, row(3, NOON, refused)]))).toHaveLength(3);
  expect(file.facts.refused).toEqual([refused]);
  expect(file.facts.calls.size).toBe(0);
});

it('keeps what checks have in common once, and what differs apart', () => {
  const file = createChainFile(PERIOD);
  file.linesOf([
    row(1, NOON, checkRecord({ id: 'a' }), 'a'),
    row(2, NOON, checkRecord({ id: 'b' }), 'b'),
    row(3, NOON, checkRecord({ id: 'c', strictness: 'block' }), 'c'),
  ]);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => file.facts.calls.get(id)?.check);
  expect(a).toBe(b);
  expect([a?.strictness, c?.strictness]).toEqual(['warn', 'block']);
});
