import type { CountryChoice } from './country';
import type { Group } from './groups';
import type { Piece } from './pieces';
import type { Reading } from './reading';
import { shortForms } from './short-forms';
import type { CountrySource, Verdict } from './types';
import { type Evidence, stronger, type Weighed, weigh } from './weigh';

/** A candidate's text, read: its digits in groups, its extension set apart. */
export interface ReadText {
  raw: string;
  /** What stands before the extension. */
  body: string;
  ext?: string;
  groups: readonly Group[];
}

/** Why a number was read as another country's, in words. */
const SOURCES: Record<Exclude<CountrySource, 'default'>, string> = {
  record: 'the country of the record',
  site: 'the country chosen for this site',
  language: 'the language of the page',
  domain: 'the domain of the page',
  others: 'the other numbers on the page',
};

/** The verdicts on a candidate's numbers, in the order of the text; `choice`: read in which country. */
export function verdictsOn(
  text: ReadText,
  pieces: readonly Piece[],
  evidence: Evidence,
  choice: CountryChoice | undefined,
): Verdict[] {
  const verdicts: Verdict[] = [];
  let labelled = 0;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    const carried = piece !== undefined && isCarried(text.groups, piece.first, labelled);
    const label = carried ? evidence.label : undefined;
    if (carried) labelled = piece.last + 1;
    const found = piece && verdictOn(text, piece, { ...evidence, label });
    if (!piece || !found) continue;
    if (choice) sayWhy(found, piece.reading, choice);
    const next = pieces[at + 1]?.first ?? text.groups.length;
    const short = shortForms(text.body, text.groups, piece, next, found);
    verdicts.push(found, ...short);
    if (text.ext && piece.last === text.groups.length - 1) {
      found.ext = text.ext;
      found.end = text.raw.length;
    }
  }
  return verdicts;
}

function sayWhy(found: Verdict, { from, unknown }: Reading, choice: CountryChoice): void {
  const { source } = choice;
  // Digits that begin with the code of a guessed country may as well be another country's own.
  if (from !== 'country' && !(from === 'code' && choice.guessed)) return;
  found.readBy = source;
  const open = unknown && (source === 'language' || source === 'domain');
  if (choice.guessed || open) found.guessed = true;
  if (source !== 'default') found.reason += `; read by ${SOURCES[source]}`;
}

/** Whether a label before the candidate is a number's own, and not that of digits between. */
function isCarried(groups: readonly Group[], first: number, labelled: number): boolean {
  return first === labelled || groups[first]?.gap.includes('/') === true;
}

/** The verdict on a number in letters, which is the whole candidate. */
export function vanityVerdict(raw: string, reading: Reading, evidence: Evidence): Verdict[] {
  const against = [evidence.label, evidence.first, evidence.last].reduce(stronger, evidence.all);
  const weighed = weigh({ strength: 3, lone: false }, evidence.phone, against);
  return weighed ? [toVerdict(0, raw.length, reading, weighed)] : [];
}

function verdictOn(text: ReadText, piece: Piece, evidence: Evidence): Verdict | undefined {
  const first = text.groups[piece.first];
  const last = text.groups[piece.last];
  if (!first || !last) return undefined;
  const ahead = piece.first === 0 ? evidence.first : undefined;
  const behind = piece.last === text.groups.length - 1 ? evidence.last : undefined;
  const against = [evidence.label, ahead, behind].reduce(stronger, evidence.all);
  const { strength, reading } = piece;
  const mobile = reading.type === 'MOBILE' && reading.skipped > 0;
  const written = { strength, mobile, lone: piece.first === piece.last, unknown: reading.unknown };
  const weighed = weigh(written, evidence.phone, against);
  const start = startOf(text.body, first, last.end);
  return weighed && toVerdict(start, last.end, reading, weighed);
}

/** Where a number begins; a bracket that closes after it is not its own. */
function startOf(text: string, first: Group, end: number): number {
  if (first.from === first.start) return first.start;
  const inside = text.slice(first.from, end);
  const signs = (some: RegExp) => inside.match(some)?.length ?? 0;
  const unclosed = /^[([（［]/.test(inside) && signs(/[([（［]/g) > signs(/[)\]）］]/g);
  return first.from + (unclosed ? inside.search(/[^([（［ ]/) : 0);
}

function toVerdict(start: number, end: number, reading: Reading, weighed: Weighed): Verdict {
  const { e164, country, type } = reading;
  const { confidence } = weighed;
  const reason = reading.unknown ? `${weighed.reason}, though no plan knows it` : weighed.reason;
  const verdict: Verdict = { start, end, e164, type, confidence, reason };
  if (country) verdict.country = country;
  return verdict;
}
