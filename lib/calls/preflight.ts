import type { Legs } from '@/lib/messages/answers';
import { Failure } from './failure';
import { whyNot } from './guards';
import { legsFrom } from './legs';
import { recentCallsFor } from './log';
import type { Problem } from './model';
import type { PlaceWorld } from './place';

/** What a call made now would be: its legs, or why it can't be made. Writes nothing. */
export async function preflight(
  world: Pick<PlaceWorld, 'database' | 'readSettings' | 'country' | 'now'>,
  callee: string,
): Promise<{ legs?: Legs; blocked?: Problem }> {
  const settings = await world.readSettings();
  const now = world.now();
  const lockMs = settings.repeatSeconds * 1000;
  const recent = await recentCallsFor(world.database, { callee, now, lockMs });
  const blocked = whyNot({ callee, country: world.country(settings), settings, recent, now });
  try {
    return { legs: legsFrom(settings), ...(blocked && { blocked }) };
  } catch (error) {
    if (error instanceof Failure) return { blocked: blocked ?? error.problem };
    throw error;
  }
}
