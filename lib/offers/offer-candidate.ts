import { Failure } from '@/lib/calls/failure';
import type { RecordContext, SourcePage } from '@/lib/calls/model';
import type { RecordEvidence, RecordPage } from '@/lib/crm/model';
import { recogniseRecord, titleOfPageRecord } from '@/lib/crm/records/recognise-record';
import { recordUrlAt } from '@/lib/crm/records/record-at';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { nationalNumberOf, numberInUnknownCountry } from '@/lib/phone/score/read-as-country';
import { verdictsFor } from '@/lib/phone/score/verdict';
import type { Settings } from '@/lib/settings/table';
import { calleeNameIn } from '@/lib/sites/callee-name';
import { countryEvidence } from '@/lib/sites/country-evidence';
import type { CountryFacts } from '@/lib/sites/model';
import { decisionsOn, numberAsWritten, withDecisions } from '@/lib/sites/number-decisions';
import { verdictInputOf } from '@/lib/sites/recognise';
import { createOffer, guessedReading } from './create-offer';
import type { OfferDeps } from './deps';
import type { Offer } from './model';
import type { Frame } from './offer-store';

/** A candidate that the rep points at, as the page describes it. */
interface OfferRequest extends CountryFacts {
  candidate: CandidateText;
  /** Offset of the number in the candidate. */
  start: number;
  /** Possible names of the callee, nearest first. */
  calleeNames: readonly string[];
  /** What the page tells about its CRM and record, and around the number. */
  recordPage?: RecordPage | undefined;
  recordEvidence?: RecordEvidence | undefined;
  /** The origin of the frame, from the browser. */
  origin?: string | undefined;
  /** The page withheld what tells the country: one of a number without a country code is only guessed. */
  isCountryUnknown?: boolean | undefined;
  /** The host whose rules and decisions hold for the frame; `host` if absent. */
  siteHost?: string;
  /** The page of the tab, from the browser. */
  sourcePage?: SourcePage | undefined;
}

/** Judges a candidate again and offers its number to the frame. Fails with `no-number`. */
export async function offerCandidate(
  deps: OfferDeps,
  request: OfferRequest,
  frame: Frame,
  host: string,
): Promise<Offer> {
  const { candidate, start, calleeNames, isCountryUnknown, siteHost = host, ...page } = request;
  const known = { ...whereFrom(request), host };
  const evidence = await countryEvidence(deps, page, host);
  const input = verdictInputOf(candidate);
  const decisions = decisionsFor(candidate, siteHost, await deps.readSettings());
  const found = verdictsFor(input, evidence).find(({ end }) => end > start);
  const [judged] = withDecisions(candidate, found ? [found] : [], decisions);
  if (found && !judged) throw new Failure('no-number');
  const isGuessed = isCountryUnknown && found?.countrySource !== undefined;
  const number = judged && { ...judged, ...(isGuessed && { guessed: true as const }) };
  const reading = number
    ? nationalNumberOf(input, number, evidence)
    : numberInUnknownCountry(input, evidence);
  if (!number) {
    if (!reading) throw new Failure('no-number');
    return createOffer(deps, frame, { reading: guessedReading(reading, evidence), ...known });
  }
  const offer = await createOffer(deps, frame, {
    ...(number.guessed ? {} : { e164: number.e164 }),
    ...(number.ext && { ext: number.ext }),
    ...calleeNameIn(calleeNames),
    ...(siteHost && { writtenAs: numberAsWritten(candidate, number, siteHost) }),
    ...(reading && { reading: number.guessed ? guessedReading(reading, evidence) : reading }),
    ...known,
  });
  return {
    ...offer,
    ...(!offer.calleeName && recordTitleFor(request)),
    ...(number.confidence === 'doubtful' && { doubtful: true }),
  };
}

/** The rep's decisions on a candidate. What they select is offered all the same: they may have changed their mind. */
function decisionsFor({ hint }: CandidateText, siteHost: string, settings: Settings) {
  const decisions = decisionsOn(siteHost, settings);
  return hint === 'label' ? decisions.filter(({ is }) => is === 'number') : decisions;
}

/** The record and the page that a call to the number is made from. */
function whereFrom({ sourcePage, ...about }: OfferRequest) {
  const { record } = recordFor(about);
  const pageRecord = record && recordUrlAt(record.crm, about.recordPage?.address ?? '');
  return {
    ...(record && { record }),
    ...(pageRecord && { pageRecord }),
    ...(sourcePage && { sourcePage }),
  };
}

/** The record of a CRM that a number belongs to, as far as its page tells. */
export function recordFor({
  recordPage: page,
  recordEvidence: evidence,
  origin,
}: Pick<OfferRequest, 'recordPage' | 'recordEvidence' | 'origin'>): { record?: RecordContext } {
  if (!page || !evidence || !origin) return {};
  const record = recogniseRecord({ page, evidence, origin, isName });
  return record ? { record } : {};
}

/** Whose record the page shows, if its title is like a name. */
function recordTitleFor({ recordPage: page, recordEvidence: evidence, origin }: OfferRequest) {
  if (!page || !evidence || !origin) return {};
  const recordTitle = titleOfPageRecord({ page, evidence, origin, isName });
  return recordTitle && isName(recordTitle) ? { recordTitle } : {};
}

function isName(text: string): boolean {
  return calleeNameIn([text]).calleeName !== undefined;
}

/**
 * Marks an offer whose button may start the countdown without the card: the rep chose so, the site is
 * trusted, no colleague called, and nothing needs a decision first. Without a countdown the rep could not take it back, so
 * the card opens.
 */
export function withImmediateCountdown(
  offer: Offer,
  { countsDownAtOnce, countdownSeconds }: Pick<Settings, 'countsDownAtOnce' | 'countdownSeconds'>,
  isTrustedSite: boolean,
): Offer {
  if (!countsDownAtOnce || !isTrustedSite || countdownSeconds === 0) return offer;
  const { blocked, warning, asksCountry, doubtful, colleagueText } = offer;
  const needsCard = blocked ?? warning ?? asksCountry ?? doubtful ?? colleagueText;
  return needsCard ? offer : { ...offer, countsDownAtOnce: true };
}
