import type { CalleeFacts, Preview } from '@/lib/messages/answers';
import { countryOfNumber, formatAsYouType } from '@/lib/phone/format';
import { countriesWhere } from '@/lib/phone/other-countries';
import type { Settings } from '@/lib/settings/table';
import { calleeFacts } from './facts';
import { Failure } from './failure';
import { lastCallTo } from './log';
import type { Problem } from './model';
import type { PlaceWorld } from './place';
import { preflight } from './preflight';
import { readNumber } from './read-number';

type PreviewWorld = Pick<PlaceWorld, 'database' | 'readSettings' | 'country' | 'now'>;

/** How a typed or pasted text reads: formatted, and whom it would call or why it can't. */
export async function previewOf(world: PreviewWorld, text: string): Promise<Preview> {
  const settings = await world.readSettings();
  const country = world.country(settings);
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
    if (error instanceof Failure) return unread(error.problem, text, formatted, settings);
    throw error;
  }
}

/** What is no number here may be one elsewhere: the rep chooses, nothing is guessed. */
function unread(
  problem: Problem,
  text: string,
  formatted: string,
  { ownNumbers, dids }: Settings,
): Preview {
  if (problem.code !== 'not-in-country') return { formatted, problem };
  const own = [...ownNumbers, ...dids].flatMap(({ e164 }) => countryOfNumber(e164) ?? []);
  return { formatted, problem, choices: countriesWhere(text, own) };
}
