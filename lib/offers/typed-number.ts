import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { lastCallTo } from '@/lib/calls/log/call-log';
import type { Problem } from '@/lib/calls/model';
import type { CountryCode } from '@/lib/phone/candidates/types';
import {
  countriesWhereValid,
  type DialText,
  type DialTextProblem,
  readDialText,
} from '@/lib/phone/dial-text';
import { countryOfNumber, formatAsYouType } from '@/lib/phone/plan/format';
import { numberKindOf } from '@/lib/phone/plan/number-kind';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { Settings } from '@/lib/settings/table';
import { calleeFacts, checkBeforeCall } from './before-call';
import type { CalleeFacts, DialPreview } from './model';

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

/** What a text in the address bar asks for: a call, or a search of the call log. */
type AddressBarRequest = { kind: 'call'; preview: DialPreview } | { kind: 'search'; words: string };

/** Reads a text in the address bar. Words that are no number search the log. */
export async function readAddressBar(deps: CallDeps, text: string): Promise<AddressBarRequest> {
  const preview = await previewOf(deps, text);
  const isSearch = !preview.facts && /\p{L}/u.test(text);
  return isSearch ? { kind: 'search', words: text.trim() } : { kind: 'call', preview };
}

const codes: Record<DialTextProblem, ProblemCode> = {
  empty: 'empty',
  'too-short': 'too-short',
  'too-long': 'too-long',
  'not-a-number': 'no-number',
  'not-in-country': 'not-in-country',
  several: 'several-numbers',
};

/**
 * The one number in a text that the rep typed, pasted or selected. Fails with the reason otherwise.
 * Emergency numbers have a separate reason: a rep who types one needs to know that it is not called.
 */
export function readNumber(text: string, country: CountryCode): Extract<DialText, { ok: true }> {
  const read = readDialText(text, country);
  if (read.ok) return read;
  const emergency = read.reason !== 'several' && numberKindOf(text, country) === 'emergency';
  if (emergency) throw new Failure('emergency-number');
  const of = read.reason === 'not-in-country' ? country : undefined;
  throw new Failure(codes[read.reason], undefined, of);
}
