const HOUR = 60 * 60 * 1000;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The answer with the value of every field of another type: text for objects, objects for the rest. */
export function wrongTypes(text: string): string {
  const answer: unknown = JSON.parse(text);
  const wrong = Object.entries(Object(answer)).map(([key, value]) => [
    key,
    typeof value === 'object' ? 'wrong' : { wrong: true },
  ]);
  return JSON.stringify(Object.fromEntries(wrong));
}

/** The answer with its outer fields empty. */
export function withoutFields(text: string): string {
  const answer: unknown = JSON.parse(text);
  const empty = Object.keys(Object(answer)).map((key) => [key, key === 'message' ? '' : {}]);
  return JSON.stringify(Object.fromEntries(empty));
}

/** The answer with every time in it an hour later. */
export function hourAhead(text: string): string {
  return JSON.stringify(JSON.parse(text, later));
}

function later(key: string, value: unknown): unknown {
  if (key === 'timestamp' && typeof value === 'number') return value + HOUR;
  if (typeof value !== 'string' || !ISO_TIME.test(value)) return value;
  return new Date(Date.parse(value) + HOUR).toISOString();
}
