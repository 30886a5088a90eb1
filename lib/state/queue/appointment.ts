/** The hour at which a working day begins. */
const MORNING = 9;

/** Tomorrow at nine on the rep's clock, also across a change to or from daylight saving time. */
export function tomorrowMorning(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, MORNING).getTime();
}

/** The time of a `datetime-local` field, epoch ms; undefined unless it is still to come. */
export function appointmentAt(value: string, now: number): number | undefined {
  const at = new Date(value).getTime();
  return Number.isFinite(at) && at > now ? at : undefined;
}

/** A time as a `datetime-local` field writes it: `2026-03-02T14:30`, on the rep's clock. */
export function inputValueOf(at: number): string {
  const offsetMs = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offsetMs).toISOString().slice(0, 16);
}
