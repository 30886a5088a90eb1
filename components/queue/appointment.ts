import { fromLocalDateTime } from '@/lib/wrap-up/follow-up-times';

/** Reads the time of a `datetime-local` field, epoch ms; undefined unless it is still to come. */
export function appointmentAt(value: string, now: number): number | undefined {
  const at = fromLocalDateTime(value);
  return at !== undefined && at > now ? at : undefined;
}
