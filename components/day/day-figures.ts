import { type AnsweredCalls, countAnswered } from '@/components/queue/nobody-spoke';
import { type Call, mayRing, wasPlaced } from '@/lib/calls/model';
import { isDefaultDisposition } from '@/lib/settings/dispositions';
import { factsOf, nobodySpoke, type SpeechReading } from '@/lib/speech/model';
import type { WrapUp } from '@/lib/wrap-up/model';
import type { CallShare } from './reached/share-interval';

/** The calls of one DID or one disposition. */
export interface CallCount {
  /** E.164, or the id of a disposition; empty for calls without one. */
  key: string;
  calls: number;
}

/** What a rep's calls of a period come to. */
export interface DayFigures {
  /** Calls that rang or may have rung. Cancelled and refused calls are no calls here. */
  calls: number;
  /** Calls by hour of the rep's clock, 0 to 23. An hour that the clock shows twice holds both. */
  hours: readonly number[];
  /** The most used first. */
  dids: readonly CallCount[];
  /** The most frequent first. */
  dispositions: readonly CallCount[];
  /** Calls that a person answered, of those with a disposition that tells whether one did. */
  reached: CallShare;
  /** Calls with a recording, of those that the service took. */
  recorded: CallShare;
  /** Calls in which nobody spoke, of those that a person answered. */
  nobodySpoke: CallShare;
  /** Recordings in which nobody speaks, of those that were read. */
  silent: CallShare;
}

type CalledCall = Pick<Call, 'id' | 'state' | 'createdAt' | 'callerId' | 'recording'>;
type ChosenDisposition = Pick<WrapUp, 'callId' | 'disposition'>;

/** Counts the calls of a period, with what was recorded after them. */
export function dayFigures(
  calls: readonly CalledCall[],
  wrapUps: readonly ChosenDisposition[],
  readings: readonly SpeechReading[] = [],
): DayFigures {
  const made = calls.filter(mayRing);
  const chosen = new Map(wrapUps.map(({ callId, disposition }) => [callId, disposition ?? '']));
  const dispositions = made.map(({ id }) => chosen.get(id) ?? '');
  // What the rep's own dispositions mean is not known.
  const telling = dispositions
    .filter((id) => isDefaultDisposition({ id }))
    .map((disposition) => ({ disposition }));
  const { answered, unspoken }: AnsweredCalls = countAnswered(telling);
  return {
    calls: made.length,
    hours: byHour(made),
    dids: tallies(made.map(({ callerId }) => callerId)),
    dispositions: tallies(dispositions),
    reached: { count: answered, of: telling.length },
    recorded: recordedShare(made),
    nobodySpoke: { count: unspoken, of: answered },
    silent: silentShare(made, readings),
  };
}

function byHour(calls: readonly CalledCall[]): number[] {
  const hours = new Array<number>(24).fill(0);
  for (const { createdAt } of calls) {
    const hour = new Date(createdAt).getHours();
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return hours;
}

function tallies(keys: readonly string[]): CallCount[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, calls]) => ({ key, calls }))
    .sort((a, b) => b.calls - a.calls || a.key.localeCompare(b.key));
}

function recordedShare(calls: readonly CalledCall[]): CallShare {
  const placed = calls.filter(wasPlaced);
  return { count: placed.filter(({ recording }) => recording).length, of: placed.length };
}

/** A part of a file without a voice tells nothing of the rest. */
function silentShare(calls: readonly CalledCall[], readings: readonly SpeechReading[]): CallShare {
  const ids = new Set(calls.map(({ id }) => id));
  const facts = readings
    .filter(({ callId }) => ids.has(callId))
    .flatMap((reading) => factsOf(reading) ?? []);
  const telling = facts.filter((each) => each.heard === 'voice' || nobodySpoke(each));
  return { count: telling.filter(nobodySpoke).length, of: telling.length };
}

/** The hours that are always drawn, so that quiet days look like days. */
const OFFICE_HOURS = { first: 8, last: 18 };

/** Returns the hours to draw: those of an office, and any before or after them with calls. */
export function hoursToShow(hours: readonly number[]): number[] {
  const busy = hours.flatMap((calls, hour) => (calls > 0 ? [hour] : []));
  const first = Math.min(OFFICE_HOURS.first, ...busy);
  const last = Math.max(OFFICE_HOURS.last, ...busy);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
