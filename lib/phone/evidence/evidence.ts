import type { Hint } from '@/lib/phone/candidates/types';
import { isWordOfOtherCell } from './cells';
import {
  type CounterEvidence,
  type EvidenceAgainst,
  NOTHING_AGAINST,
  strongerEvidence,
} from './counter-evidence';
import { isBesidePhone, wordsAfter } from './following-words';
import { hasUnknownLabelInDocument, isPricedItem } from './in-business-document';
import { isPostcodeBeforeCountry, isProseAbove, startsSentence } from './line-above';
import { signsAround } from './nearby-signs';
import { type NearbyWords, NO_WORDS, wordsBefore } from './nearby-words';

/** Evidence for and against the numbers of a candidate, from the text around it. */
export interface Evidence extends EvidenceAgainst {
  /** 3: the page says phone, 2: a label does, 1: a nearby word does, 0: nothing does. */
  phone: 0 | 1 | 2 | 3;
}

/** No evidence from the text around a number. */
export const NO_EVIDENCE: Evidence = { phone: 0, ...NOTHING_AGAINST };

/** A time with a fraction of a second earlier in the line. Programs write so, and many ids after it. */
const LOG_LINE = /\d:\d\d[.,]\d{3}[^\n]*$/;
const IN_A_LOG: CounterEvidence = { reason: 'a line of a log', beats: 'local' };

const A_POSTCODE: CounterEvidence = { reason: 'a postcode before its country', beats: 'bare' };

const IN_A_DOCUMENT: CounterEvidence = {
  reason: 'a number of something unknown',
  beats: 'grouped',
};

const PRICED: CounterEvidence = { reason: 'the article of a price list', beats: 'grouped' };

/** The start of a line, and a program's name with an underscore after it: `178176 2428 boot_cmd new`. */
const LINE_START = /(?:^|\n)[^\S\n]*$/;
const NAME_AFTER = /^[^\S\n]+[a-z]{2,}_[a-z_]+[^\S\n]/;

function logLine(before: string, after: string): CounterEvidence | undefined {
  const isNamed = after.includes('_') && NAME_AFTER.test(after) && LINE_START.test(before);
  return isNamed || (before.includes(':') && LOG_LINE.test(before)) ? IN_A_LOG : undefined;
}

/** The name of a vCard's phone property and its parameters, the first of which may be cut off. */
const TEL_PROPERTY =
  /(?:(?:^|[^a-z])tel|;(?:type=)?"?(?:cell|voice|fax|pager)[\w,"]*)(?:;[\w=,"-]*)*:$/i;
/** Phone and fax in a segment of an EDI message (X12, PER03): `*TE*`, `*FX*`. */
const EDI_QUALIFIER = /\*(?:TE|FX|CP|WP|HP)\*$/;
const A_LABEL: NearbyWords = { phone: 2 };

/** Returns what the words before a candidate tell, without words for phone of another cell or line. */
function ownWords(before: string, after: string): NearbyWords {
  if (before.endsWith(':') && TEL_PROPERTY.test(before)) return A_LABEL;
  if (before.endsWith('*') && EDI_QUALIFIER.test(before)) return A_LABEL;
  const words = wordsBefore(before);
  if (words.phone === 0) return words;
  return isWordOfOtherCell(before) || isProseAbove(before, after) ? NO_WORDS : words;
}

function nextWords(before: string, after: string): NearbyWords {
  const words = wordsAfter(after);
  return words.phone > 0 && startsSentence(before, after) ? NO_WORDS : words;
}

/** Collects the evidence around a candidate. */
export function evidenceAround(before: string, after: string, hint: Hint | undefined): Evidence {
  if (hint) return { phone: 3, ...NOTHING_AGAINST };
  const words = ownWords(before, after);
  const next = nextWords(before, after);
  const signs = signsAround(before, after, words.phone === 2);
  if (words.phone === 2) return { phone: 2, ...signs };
  const label = next.phone ? undefined : labelBefore(words, before, after);
  const isCount = words.phone > 0 && next.against?.beats === 'bare';
  const last = strongerEvidence(signs.last, isCount ? undefined : next.against);
  const postcode = isPostcodeBeforeCountry(before, after) ? A_POSTCODE : undefined;
  const all = strongerEvidence(signs.all, logLine(before, after) ?? postcode);
  return { ...signs, all, phone: words.phone || next.phone, label, last };
}

/** Returns what the label before a candidate tells against it. */
function labelBefore(
  { phone, against }: NearbyWords,
  before: string,
  after: string,
): CounterEvidence | undefined {
  if (phone > 0 || against?.beats === 'grouped') return against;
  if (hasUnknownLabelInDocument(before, after)) return IN_A_DOCUMENT;
  if (isPricedItem(before, after)) return PRICED;
  // What an unknown word names is a phone if the next number is one.
  return isBesidePhone(after) ? undefined : against;
}
