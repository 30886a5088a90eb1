import type {
  CallState,
  CountingCall,
  Legs,
  Problem,
  RecordContext,
  SourcePage,
} from '@/lib/calls/model';
import type { Confidence } from '@/lib/phone/candidates/types';
import type { RuleNotice } from '@/lib/problems/rule-notice';

/** What is known about a callee before the call. */
export interface CalleeFacts {
  e164: string;
  /** The number in international format. */
  text: string;
  ext?: string;
  /** The number is in no numbering plan known here. The service may still reach it. */
  unassigned?: true;
  /** ISO 3166. Absent for numbers without a country. */
  country?: string;
  /** The region within the country (`New York`), if the prefix names one. */
  region?: string;
  /** Local time at the callee, in minutes since midnight, if the number tells where that is. */
  localMinutes?: number;
  /** Epoch ms of the last call to this number that was requested. */
  lastCalledAt?: number;
  /** Epoch ms of a colleague's last call to this number, as the service's history tells. */
  colleagueCalledAt?: number;
}

/** The country in which a number without a country code was read, and why. */
export interface ReadAs {
  /** ISO 3166. */
  country: string;
  source: 'record' | 'site' | 'language' | 'domain' | 'others' | 'default' | 'chosen';
  /** Other possible countries, most likely first, ISO 3166. */
  likely: string[];
}

/**
 * A number offered to the rep at one position in a page. A page can call only an offer. It holds nothing
 * that a page must not learn: no own number, no caller ID, nothing of the log.
 */
export interface Offer extends Omit<CalleeFacts, 'e164' | 'lastCalledAt' | 'colleagueCalledAt'> {
  offerId: string;
  /** Absent while `asksCountry`. */
  e164?: string;
  /** The country is only guessed: `text` is the page's own, and the rep must choose before a call. */
  asksCountry?: true;
  /** Shown in the context menu only, without a call button. */
  doubtful?: true;
  calleeName?: string;
  /** The rep can say that its text is no number on this site, or always one if it is doubtful. */
  canDecide?: true;
  /** Whose record the page shows, where nothing says whose number it is: that of a note may be anybody's. */
  recordTitle?: string;
  /** Set only for numbers written without a country code. */
  readAs?: ReadAs;
  /** Why it can't be called now. The button is disabled and shows the reason. */
  blocked?: Problem;
  /** The rules that warn against a call now, as far as a page may know them. */
  warning?: RuleNotice;
  /** `Called by a colleague at 10:12`: only on a site that the rep trusts. */
  colleagueText?: string;
  /** A press on the button starts the countdown without the card. */
  countsDownAtOnce?: true;
}

/** A call that waits to be confirmed outside the page: all that the rep decides by. */
export interface Confirmation {
  offerId: string;
  facts: CalleeFacts;
  calleeName?: string;
  /** The host of the page. */
  host: string;
  /** The rep asked by a keyboard command: the focus goes to Call. */
  byCommand?: true;
  /** Absent while a number for either leg is missing; `blocked` then says which. */
  legs?: Legs;
  /** Why it can't be called now. */
  blocked?: Problem;
  /** The rules that warn against a call now. */
  warning?: RuleNotice;
}

/** What a press of Call on a page began: a countdown, or the question outside the page. */
export type StartedCall = { counting: CountingCall } | { toConfirm: true };

/** How a typed text is read. */
export interface DialPreview {
  /** The text, formatted as far as possible. Never loses typed characters. */
  formatted: string;
  facts?: CalleeFacts;
  /** Why it can't be called (yet). Absent while the text is empty or merely incomplete. */
  problem?: Problem;
  /** With `not-in-country`: the countries in which it is a number. */
  choices?: CountryOption[];
  /** The rules that warn against a call now. */
  warning?: RuleNotice;
  /** The legs of the call, unless a number for either is missing. */
  legs?: Legs;
  /** With `called-just-now`: the call that `dial` names once the rep confirmed to repeat it. */
  repeatedCallId?: string;
}

/** A country that a number may belong to, ISO 3166, and its international format there. */
export interface CountryOption {
  country: string;
  text: string;
}

/** How the last call to a number came out. Only our own pages learn it. */
export interface LastOutcome {
  state: CallState;
  /** Id of the disposition, once the call was wrapped up. */
  disposition?: string;
  /** The rep's own words for that disposition. */
  label?: string;
}

/** A number found on a page, for the popup's list. */
export interface PageNumber extends Omit<CalleeFacts, 'e164'> {
  /** Absent while the rep must choose the country; `text` is then the page's own. */
  e164?: string;
  /** The likely countries, and the number's format in each. */
  choices?: CountryOption[];
  calleeName?: string;
  /** The record of the CRM that it belongs to. */
  record?: RecordContext;
  /** The page of the tab. */
  sourcePage?: SourcePage;
  /** As the page writes it. */
  raw: string;
  /** What the page calls it: `Mobile`. */
  label?: string;
  lastOutcome?: LastOutcome;
  confidence: Confidence;
}
