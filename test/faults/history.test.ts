import { describe, expect, it } from 'vitest';
import { problemOf } from '@/lib/calls/failure';
import { searchForCall } from '@/lib/calls/follow/follow';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { type FaultyBackground, startFaultyBackground } from './deps';
import { sentences } from './sentences';
import { type FaultRow, faultTable, sentenceWithWords, withoutDidCode } from './table';

const rows = faultTable.map(withoutDidCode);

/** When history is asked next, after the first look met the fault: never while the token is refused. */
function nextLook({ code, holdMs = 0 }: FaultRow): number | 'none' {
  return code === 'unauthorised' ? 'none' : Math.max(10_000, holdMs);
}

function looks({ sent }: FaultyBackground): number {
  return sent.filter(({ method }) => method === 'GET').length;
}

describe('a look into history that meets', () => {
  it.each(rows)('$name, changes no call, and plans the next', async (row) => {
    const background = await startFaultyBackground(row, 'history');
    const before = await background.dial();
    expect(before.state).toBe('placed');
    await background.round();
    expect(await background.call(before.id)).toEqual(before);
    expect(background.follow.planned.at(-1)).toBe(nextLook(row));
    expect(background.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each(rows)('$name, by hand, is shown', async (row) => {
    const background = await startFaultyBackground(row, 'history');
    const call = await background.dial();
    const problem = problemOf(await searchForCall(background.follow, call).catch((error) => error));
    expect(requestProblemText(problem)).toBe(sentenceWithWords(sentences[row.code], row));
    expect(await background.call(call.id)).toEqual(call);
  });

  it.each(rows)('$name, is not the last: a later one comes through', async (row) => {
    const background = await startFaultyBackground(row, 'history');
    const { id } = await background.dial();
    await background.round();
    const met = looks(background);
    if (row.code === 'unauthorised') {
      await background.round();
      expect(looks(background)).toBe(met);
      await background.follower.onConnectionChanged();
    }
    const found = async () => {
      await background.round();
      return (await background.call(id))?.extras?.status;
    };
    await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
    expect(looks(background)).toBeGreaterThan(met);
  });
});
