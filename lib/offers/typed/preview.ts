import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { lastCallTo } from '@/lib/calls/log/log';
import type { Problem } from '@/lib/calls/model';
import { calleeFacts } from '@/lib/offers/callee-facts';
import { checkBeforeCall } from '@/lib/offers/check-before-call';
import type { CalleeFacts, DialPreview } from '@/lib/offers/model';
import { countriesWhereValid } from '@/lib/phone/other-countries';
import { countryOfNumber, formatAsYouType } from '@/lib/phone/plan/format';
import type { Settings } from '@/lib/settings/table';
import { readNumber } from './read-number';

/** Reads a typed or pasted text: its format, and whom it would call or why it can't. */
export async function previewOf(deps: CallDeps, text: string): Promise<DialPreview> {
  const settings = await deps.readSettings();
  const country = deps.country(settings);
  const formatted = formatAsYouType(text, country);
  try {
    const { e164, ext } = readNumber(text, country);
    const facts: CalleeFacts = await calleeFacts(deps.database, e164, deps.now(), ext);
    const { blocked, warning, legs } = await checkBeforeCall(deps, e164);
    const last = blocked?.code === 'called-just-now' && (await lastCallTo(deps.database, e164));
    return {
      formatted,
      facts,
      ...(blocked && { problem: blocked }),
      ...(warning && { warning }),
      ...(legs && { legs }),
      ...(last && { repeatedCallId: last.id }),
    };
  } catch (error) {
    if (error instanceof Failure) return invalid(error.problem, text, formatted, settings);
    throw error;
  }
}

/** Lists the countries in which an invalid number is valid. The rep chooses one; nothing is guessed. */
function invalid(
  problem: Problem,
  text: string,
  formatted: string,
  { ownNumbers, dids }: Settings,
): DialPreview {
  if (problem.code !== 'not-in-country') return { formatted, problem };
  const own = [...ownNumbers, ...dids].flatMap(({ e164 }) => countryOfNumber(e164) ?? []);
  return { formatted, problem, choices: countriesWhereValid(text, own) };
}
