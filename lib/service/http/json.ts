/**
 * Parses JSON. Integers too large for JavaScript become strings of their digits, so that a 64-bit
 * `call_id` keeps its last digits and can be found in the history. Returns undefined for invalid
 * JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
}

// `context.source` (the digits as written) exists since Chromium 114, Firefox 135 and Node 21:
// https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/JSON/parse
// TypeScript does not declare it yet. Without it the number stays a number.
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) {
    return value;
  }
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** Returns whether a value is a JSON object, not an array or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
