import type { Call, Problem } from '@/lib/calls/model';
import type { CampaignAnswers } from './campaign-answers';

export type {
  AgentCatalogue,
  AgentFormRules,
  AgentMade,
  AudiencePage,
  AudienceRow,
  CampaignRow,
  CampaignsPage,
  Column,
  Fault,
  FieldRule,
  KnownAgent,
  PageMark,
  ProviderChoice,
  Queue,
  Queued,
  QueueItem,
} from './campaign-answers';

/** A number inside a candidate, offsets within its `raw`. */
export interface FoundNumber {
  start: number;
  end: number;
  confidence: 'certain' | 'likely' | 'doubtful';
  /** ISO 3166, only where the number itself names its country. */
  country?: string;
}

/** What a frame's candidates hold. */
export interface Recognised {
  /** A verdict's line for each candidate (`lines.ts`), in the order asked; empty: no number. */
  verdicts: string[];
  /** What has fewer digits need not be asked about on this page. */
  fewestDigits: number;
}

/** What is known of a callee before the call. */
export interface CalleeFacts {
  e164: string;
  /** International writing. */
  text: string;
  ext?: string;
  /** In no numbering plan that is known here; the service may still reach it. */
  unassigned?: true;
  /** ISO 3166, where the number has one. */
  country?: string;
  /** `New York`: a place within the country, where the prefix tells. */
  place?: string;
  /** `HH:MM` where they are, when the number tells. */
  localTime?: string;
  /** Epoch ms of the last call to them that was asked for. */
  lastCalledAt?: number;
}

/** What the rep is about to do: two legs. */
export interface Legs {
  callerId: string;
  callerIdText: string;
  ownNumber: string;
  ownNumberText: string;
}

/** In which country a number without its country's code was read, and why. */
export interface ReadAs {
  /** ISO 3166. */
  country: string;
  source: 'record' | 'site' | 'language' | 'domain' | 'others' | 'default' | 'chosen';
  /** Other countries that it may be meant in, the likeliest first, ISO 3166. */
  likely: string[];
}

/** A number offered to the rep at a place of a page; only an offer can be called from a page. */
export interface Offer extends Omit<CalleeFacts, 'e164'> {
  offerId: string;
  /** Absent while `asksCountry`. */
  e164?: string;
  /** The country is only guessed: `text` is as the page writes it, and no call is made before the rep chooses. */
  asksCountry?: true;
  /** A number only if the rep says so: it stands in the context menu, without a button. */
  doubtful?: true;
  calleeName?: string;
  /** Only where the number was written without its country's code. */
  readAs?: ReadAs;
  /** Absent while a number for either leg is missing; `blocked` then says which. */
  legs?: Legs;
  /** Why it can't be called now; the button is then dead and says so. */
  blocked?: Problem;
}

/** A call that counts down. */
export interface Counting {
  callId: string;
  callee: string;
  text: string;
  calleeName?: string;
  /** Epoch ms at which it is asked for. */
  requestAt: number;
  undoSeconds: number;
}

/** How a typed text reads. */
export interface Preview {
  /** The text formatted as far as it goes; never loses what was typed. */
  formatted: string;
  facts?: CalleeFacts;
  /** Why it can't be called (yet). Absent while simply incomplete and empty. */
  problem?: Problem;
  /** With `not-in-country`: where it is a number, and how it is written there. */
  choices?: CountryOption[];
  /** With `called-just-now`: the call to name as `again` in `dial`, once the rep confirmed. */
  again?: string;
}

/** A country that a number may be meant in, ISO 3166, and the number's international writing there. */
export interface CountryOption {
  country: string;
  text: string;
}

/** A number found on the page, for the popup's list. */
export interface PageNumber extends Omit<CalleeFacts, 'e164'> {
  /** Absent where the rep has to choose the country first, and `text` is as the page writes it. */
  e164?: string;
  /** The likely countries, and the number as it would be there. */
  choices?: CountryOption[];
  calleeName?: string;
  /** As the page writes it. */
  raw: string;
  confidence: FoundNumber['confidence'];
}

/** How finding stands on a tab's site. */
export interface SiteStatus {
  /** `https://crm.example` – absent where no extension may run (browser pages, stores). */
  origin?: string;
  host?: string;
  /** Match pattern to ask the browser for. */
  pattern?: string;
  granted: boolean;
  off: boolean;
  allSites: boolean;
}

/** Answers by request name. */
export interface Answers extends CampaignAnswers {
  recognise: Recognised;
  card: null;
  'page-settings': { opensDialLinks: boolean };
  offer: Offer;
  'read-as': Offer;
  call: Counting;
  'open-on-top': null;
  point: null;
  'open-options': null;
  'check-call': Call;
  cancel: Call;
  outcome: Call;
  preview: Preview;
  /** International writings; a number that cannot be read comes back as it was. */
  'number-texts': string[];
  dial: Counting;
  'page-numbers': PageNumber[];
  site: SiteStatus;
  'site-off': null;
  'read-anew': null;
  'leave-site': null;
  'test-connection': null;
  'save-connection': null;
  'look-again': Call;
}

/** Errors cross worlds as data. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem };
