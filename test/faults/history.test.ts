import { describe, expect, it } from 'vitest';
import { problemOf } from '@/lib/calls/failure';
import { searchForCall } from '@/lib/calls/follow/follow';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import { type FaultyDesk, faultyDesk } from './deps';
import { sentences } from './sentences';
import { type FaultRow, faultTable, plainly, withWords } from './table';

const rows = faultTable.map(plainly);

/** When history is asked next, after the first look met the fault: never while the token is refused. */
function nextLook({ code, holdMs = 0 }: FaultRow): number | 'none' {
  return code === 'unauthorised' ? 'none' : Math.max(10_000, holdMs);
}

function looks({ sent }: FaultyDesk): number {
  return sent.filter(({ method }) => method === 'GET').length;
}

describe('a look into history that meets', () => {
  it.each(rows)('$name, changes no call, and plans the next', async (row) => {
    const desk = await faultyDesk(row, 'history');
    const before = await desk.dial();
    expect(before.state).toBe('placed');
    await desk.round();
    expect(await desk.call(before.id)).toEqual(before);
    expect(desk.follow.planned.at(-1)).toBe(nextLook(row));
    expect(desk.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each(rows)('$name, by hand, says so', async (row) => {
    const desk = await faultyDesk(row, 'history');
    const call = await desk.dial();
    const problem = problemOf(await searchForCall(desk.follow, call).catch((error) => error));
    expect(requestProblemText(problem)).toBe(withWords(sentences[row.code], row));
    expect(await desk.call(call.id)).toEqual(call);
  });

  it.each(rows)('$name, is not the last: a later one comes through', async (row) => {
    const desk = await faultyDesk(row, 'history');
    const { id } = await desk.dial();
    await desk.round();
    const met = looks(desk);
    if (row.code === 'unauthorised') {
      await desk.round();
      expect(looks(desk)).toBe(met);
      await desk.follower.onConnectionChanged();
    }
    const found = async () => {
      await desk.round();
      return (await desk.call(id))?.extras?.status;
    };
    await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
    expect(looks(desk)).toBeGreaterThan(met);
  });
});
