import type { CountryCode } from '@/lib/phone/candidates/types';
import { readDialText } from '@/lib/phone/dial-text';
import type { HistoryEntry } from '@/lib/service/calls/history';

/** What an entry of the history says of its call, as far as it can be read. */
export interface CallInHistory {
  /** E.164. */
  callee?: string;
  time?: EntryTime;
  /** The phone of whoever called, E.164. */
  userNumber?: string;
  /** Texts that may be the call's id: ours, or the service's. */
  ids: string[];
}

/** A time as an entry writes it. Without a zone, `at` reads it as UTC. */
interface EntryTime {
  /** Epoch ms. */
  at: number;
  hasZone: boolean;
}

/**
 * Keys that hold the callee, and the time of the call, in some services. docs/service-interface.md shows only
 * `recording`. A service is most likely to name the callee as the request does, so that comes first.
 */
const CALLEE_KEYS = [
  ...['client_number', 'clientNumber', 'customer_number', 'callee', 'callee_number'],
  ...['called_number', 'to_number', 'to', 'destination', 'mobile_no', 'phone_number'],
];
const TIME_KEYS = [
  ...['created_at', 'createdAt', 'requested_at', 'initiated_at', 'placed_at', 'started_at'],
  ...['start_time', 'startTime', 'call_time', 'call_date', 'datetime', 'date', 'timestamp', 'time'],
];

/** Longer texts are no number, time or id. */
const MAX_LENGTH = 100;
/** The most fields of an entry that are looked at for ids. */
const MAX_FIELDS = 64;

/** Reads an entry. Its fields are not documented, so any of them may be missing, or anything at all. */
export function readEntry(entry: HistoryEntry, country: CountryCode): CallInHistory {
  const callee = firstOf(entry, CALLEE_KEYS, (text) => readNumber(text, country));
  const time = firstOf(entry, TIME_KEYS, readTime);
  const userNumber = readNumber(textOf(entry.user_number), country);
  return {
    ...(callee && { callee }),
    ...(time && { time }),
    ...(userNumber && { userNumber }),
    ids: idsIn(entry),
  };
}

function firstOf<T>(entry: HistoryEntry, keys: string[], read: (text: string) => T | undefined) {
  for (const key of keys) {
    const found = Object.hasOwn(entry, key) ? read(textOf(entry[key])) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keys that hold an id, even a short one that another field may equal by chance. */
const ID_KEY = /(^|_)(id|uuid|sid|guid|ref|reference)$|(Id|ID|Uuid|Sid|Ref)$/;
const DISTINCT_LENGTH = 8;

function idsIn(entry: HistoryEntry): string[] {
  return Object.entries(entry)
    .slice(0, MAX_FIELDS)
    .map(([key, value]) => [key, textOf(value)] as const)
    .filter(([key, text]) => text !== '' && (text.length >= DISTINCT_LENGTH || ID_KEY.test(key)))
    .map(([, text]) => text);
}

function textOf(value: unknown): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' && text.length <= MAX_LENGTH ? text.trim() : '';
}

/** From this length on, digits most likely begin with a country code: the service normalises these. */
const WITH_CODE = /^[1-9]\d{10,14}$/;
/** A number as a service writes it. Anything else is text around one, and may name several. */
const NUMBER = /^\+?[\d\s().-]{5,25}$/;

function readNumber(text: string, country: CountryCode): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const writings = WITH_CODE.test(text) ? [`+${text}`, text] : [text];
  for (const writing of writings) {
    const read = readDialText(writing, country);
    if (read.ok) return read.e164;
  }
  return undefined;
}

/** `2026-11-28T10:12:00.000Z`, `2026-11-28 10:12:00`, `2026-11-28 10:12:00 +0530`. */
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?$/i;
const UNIX = /^\d{10}(\d{3})?$/;

/** The times that can be a call's: from 2000 to 2100. */
const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

function readTime(text: string): EntryTime | undefined {
  const time = UNIX.test(text) ? unixTime(text) : isoTime(text);
  return time && time.at >= EARLIEST && time.at < LATEST ? time : undefined;
}

function unixTime(digits: string): EntryTime {
  return { at: digits.length === 13 ? Number(digits) : Number(digits) * 1000, hasZone: true };
}

function isoTime(text: string): EntryTime | undefined {
  const [, day, clock, zone] = ISO.exec(text) ?? [];
  if (!day || !clock) return undefined;
  const at = Date.parse(`${day}T${clock}${zone?.replace(/(\d\d)(\d\d)$/, '$1:$2') ?? 'Z'}`);
  return Number.isNaN(at) ? undefined : { at, hasZone: zone !== undefined };
}
