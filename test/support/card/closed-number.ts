/** Fictional numbers, and the hours (UTC) at which no sales call to them is allowed, all year round. */
const CLOSED = [
  // New York: closed from 21:00 to 8:00.
  { from: 2, to: 12, number: '+1 212 555 0134' },
  // Guam: closed from 21:00 to 8:00.
  { from: 12, to: 21, number: '+1 671 555 0134' },
  // France: closed from 20:00 to 10:00.
  { from: 21, to: 26, number: '+33 1 99 00 01 23' },
];

/** A number that a rule speaks against calling at any time of the day at which this is asked. */
export function closedNumber(now = new Date()): string {
  const hour = now.getUTCHours();
  const closed = CLOSED.find(({ from, to }) =>
    [hour, hour + 24].some((at) => from <= at && at < to),
  );
  if (!closed) throw new Error(`No number is closed at ${now.toISOString()}`);
  return closed.number;
}
