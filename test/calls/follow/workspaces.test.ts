import { expect, it } from 'vitest';
import { followOnce, resumeFollowing, searchForCall } from '@/lib/calls/follow/follow';
import { changeFollowState, readStopped } from '@/lib/calls/follow/follow-state';
import { olderCallsWithId } from '@/lib/calls/follow/open-calls';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { followDeps } from '@/test/calls/support/follow-deps';
import { serviceFailure } from '@/test/calls/support/service';

const OURS = placedCall({ id: 'ours', gesture: 'g-1', callId: 'call-0001' });
const THEIRS = placedCall({ id: 'theirs', gesture: 'g-2', callId: 'call-0001', workspace: 'bolt' });

/** Follows a call of each of two workspaces, whose services give their calls the same id. */
async function twoWorkspaces() {
  const deps = await followDeps([OURS, THEIRS]);
  const asked: string[] = [];
  const client = async (workspace: string) => {
    asked.push(workspace);
    const recording = `https://${workspace}.example/recordings/1`;
    const entries = [{ call_id: 'call-0001', recording }];
    return { ...deps.service.client, history: async () => ({ entries }) };
  };
  return { deps: { ...deps, client }, asked, recordingOf };
  async function recordingOf(id: string) {
    return (await deps.database.calls.get(id))?.recording;
  }
}

it('finds each call in the history of its own workspace', async () => {
  const { deps, asked, recordingOf } = await twoWorkspaces();
  await followOnce(deps);
  expect(asked.sort()).toEqual(['bolt', 'first']);
  expect(await recordingOf('ours')).toBe('https://first.example/recordings/1');
  expect(await recordingOf('theirs')).toBe('https://bolt.example/recordings/1');
});

it('looks a call up by hand in its own workspace', async () => {
  const { deps, asked, recordingOf } = await twoWorkspaces();
  await searchForCall(deps, THEIRS);
  expect(asked).toEqual(['bolt']);
  expect(await recordingOf('ours')).toBeUndefined();
});

it('goes on following one workspace while another refuses its token', async () => {
  const { deps, recordingOf } = await twoWorkspaces();
  const client = (workspace: string) => {
    if (workspace === 'bolt') throw serviceFailure('unauthorised');
    return deps.client(workspace);
  };
  await followOnce({ ...deps, client });
  expect(await recordingOf('ours')).toBeDefined();
  expect(await readStopped(deps.database)).toEqual(new Map([['bolt', 'unauthorised']]));
  await resumeFollowing(deps, 'first');
  expect(await readStopped(deps.database)).toEqual(new Map([['bolt', 'unauthorised']]));
});

it('wakes for whichever workspace is due first', async () => {
  const { deps } = await twoWorkspaces();
  await changeFollowState(deps.database, 'first', NOON, () => ({ nextAt: NOON + 9_000 }));
  await changeFollowState(deps.database, 'bolt', NOON, () => ({ nextAt: NOON + 4_000 }));
  await followOnce(deps);
  expect(deps.planned.at(-1)).toBe(4_000);
});

it('bounds a search by older calls of the same workspace alone', async () => {
  const { deps } = await twoWorkspaces();
  const youngest = placedCall({
    id: 'late',
    gesture: 'g-3',
    createdAt: NOON + 1,
    workspace: 'bolt',
  });
  const older = await olderCallsWithId(deps.database, [youngest]);
  expect(older.map(({ id }) => id)).toEqual(['theirs']);
});
