import { Failure } from '@/lib/calls/failure';
import type { Legs } from '@/lib/calls/model';
import { formatInternational } from '@/lib/phone/plan/format';
import type { LabelledNumber, Settings } from '@/lib/settings/table';

/** The legs of a call made now. Fails if the connection or a number for a leg is missing. */
export function legsFrom(settings: Settings): Legs {
  const did = chosen(settings.dids, settings.callerId);
  const own = chosen(settings.ownNumbers, settings.ownNumber);
  if (!settings.baseUrl) throw new Failure('no-service');
  if (!settings.hasToken) throw new Failure('no-token');
  if (!did) throw new Failure('no-did');
  if (!own) throw new Failure('no-own-number');
  return {
    callerId: did.e164,
    callerIdText: formatInternational(did.e164),
    ownNumber: own.e164,
    ownNumberText: own.label || formatInternational(own.e164),
  };
}

function chosen(numbers: readonly LabelledNumber[], e164: string): LabelledNumber | undefined {
  return numbers.find((number) => number.e164 === e164) ?? numbers[0];
}
