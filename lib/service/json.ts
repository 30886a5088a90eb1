/**
 * Parses JSON; whole numbers too large for JavaScript become strings of their digits, so that a
 * 64-bit `call_id` keeps its last digits and is found again in history. Undefined when it is no JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
}

// `context.source` (the digits as written) is in Chromium 114, Firefox 135 and Node 21 on; TypeScript
// does not know it yet. Where it is absent, the number stays as it is.
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) {
    return value;
  }
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** An object with string keys, as JSON has it: no array, not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
