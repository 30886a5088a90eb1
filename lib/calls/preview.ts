import type { CalleeFacts, Preview } from '@/lib/messages/answers';
import { formatAsYouType } from '@/lib/phone/format';
import { calleeFacts } from './facts';
import { Failure } from './failure';
import { lastCallTo } from './log';
import type { PlaceWorld } from './place';
import { preflight } from './preflight';
import { readNumber } from './read-number';

type PreviewWorld = Pick<PlaceWorld, 'database' | 'readSettings' | 'country' | 'now'>;

/** How a typed or pasted text reads: formatted, and whom it would call or why it can't. */
export async function previewOf(world: PreviewWorld, text: string): Promise<Preview> {
  const country = world.country(await world.readSettings());
  const formatted = formatAsYouType(text, country);
  try {
    const { e164, ext } = readNumber(text, country);
    const facts: CalleeFacts = await calleeFacts(world.database, e164, world.now(), ext);
    const { blocked } = await preflight(world, e164);
    const last = blocked?.code === 'called-just-now' && (await lastCallTo(world.database, e164));
    return {
      formatted,
      facts,
      ...(blocked && { problem: blocked }),
      ...(last && { again: last.id }),
    };
  } catch (error) {
    if (error instanceof Failure) return { formatted, problem: error.problem };
    throw error;
  }
}
