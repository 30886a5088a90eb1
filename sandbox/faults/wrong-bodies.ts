const HOUR = 60 * 60 * 1000;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns a response with each value of another type: text for objects, objects for all else. */
export function wrongTypes(text: string): string {
  const answer: unknown = JSON.parse(text);
  const wrong = Object.entries(Object(answer)).map(([key, value]) => [
    key,
    typeof value === 'object' ? 'wrong' : { wrong: true },
  ]);
  return JSON.stringify(Object.fromEntries(wrong));
}

/** Returns a response with its outer fields empty. */
export function withoutFields(text: string): string {
  const answer: unknown = JSON.parse(text);
  const empty = Object.keys(Object(answer)).map((key) => [key, key === 'message' ? '' : {}]);
  return JSON.stringify(Object.fromEntries(empty));
}

/** Returns a response with each time one hour later. */
export function hourAhead(text: string): string {
  return JSON.stringify(JSON.parse(text, later));
}

function later(key: string, value: unknown): unknown {
  if (key === 'timestamp' && typeof value === 'number') return value + HOUR;
  if (typeof value !== 'string' || !ISO_TIME.test(value)) return value;
  return new Date(Date.parse(value) + HOUR).toISOString();
}
