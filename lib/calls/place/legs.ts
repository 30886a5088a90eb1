import { chooseCallerId } from '@/lib/caller-id/choose-caller-id';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { Legs } from '@/lib/calls/model';
import { formatInternational } from '@/lib/phone/plan/format';
import type { LabelledNumber, Settings } from '@/lib/settings/table';
import { callerIdHistory } from './caller-id-facts';

/** A call whose legs are wanted. */
export interface CallToConnect {
  callee: string;
  settings: Settings;
  /** Epoch ms. */
  now: number;
}

/**
 * The legs of a call made now. Fails if the connection or a number for a leg is missing. Within the
 * transaction that writes the call, no other call changes the choice of the caller ID.
 */
export async function legsOf(
  database: CallDatabase,
  { callee, settings, now }: CallToConnect,
): Promise<Legs> {
  failUnlessSetUp(settings);
  const history = await callerIdHistory(database, callee, settings.dids, now);
  const did = chooseCallerId(callee, history, settings, now);
  const own = chosen(settings.ownNumbers, settings.ownNumber);
  if (!did) throw new Failure('no-did');
  if (!own) throw new Failure('no-own-number');
  return {
    callerId: did.e164,
    callerIdText: formatInternational(did.e164),
    callerIdReason: did.reason,
    callsToday: did.callsToday,
    ownNumber: own.e164,
    ownNumberText: own.label || formatInternational(own.e164),
  };
}

/** Fails if a call could not be made with these settings. */
export function failUnlessSetUp({ baseUrl, hasToken, dids, ownNumbers }: Settings): void {
  if (!baseUrl) throw new Failure('no-service');
  if (!hasToken) throw new Failure('no-token');
  if (dids.length === 0) throw new Failure('no-did');
  if (ownNumbers.length === 0) throw new Failure('no-own-number');
}

function chosen(numbers: readonly LabelledNumber[], e164: string): LabelledNumber | undefined {
  return numbers.find((number) => number.e164 === e164) ?? numbers[0];
}
