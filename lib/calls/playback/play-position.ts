import type { CallDatabase, PlayPosition } from '@/lib/calls/database';

type PositionDatabase = Pick<CallDatabase, 'playPositions'>;

/** Returns where the rep left the recording of a call, in seconds; 0 before it was played. */
export async function readPlayPosition(
  { playPositions }: PositionDatabase,
  callId: string,
): Promise<number> {
  const at = (await playPositions.get(callId))?.at;
  return typeof at === 'number' && at > 0 ? at : 0;
}

/** Stores where the rep left a recording. The beginning needs no row. */
export async function savePlayPosition(
  { playPositions }: PositionDatabase,
  position: PlayPosition,
): Promise<void> {
  if (position.at > 0) await playPositions.put(position);
  else await playPositions.delete(position.callId);
}
