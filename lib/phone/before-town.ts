import { byScript } from './latin';
import type { Verdict } from './types';
import type { JudgeInput } from './verdict';

/** A town, as it stands after its post code. */
const town = byScript(String.raw`^\s[\p{Lu}][\p{Ll}]`);
/** A post code at the end, with digits before it that are a number already. */
const POSTCODE = /^(.*\d)\s\d{4,5}$/s;
/** Digits of a number, its country's code or prefix included, that is hardly ever longer. */
const LONG = 13;

/**
 * The number before the post code of a town: `030 23125 123 10115 Berlin`. In countries whose numbers
 * may be of any length both together are valid digits too.
 */
export function beforeTown(
  input: JudgeInput,
  judge: (part: JudgeInput) => Verdict[],
): Verdict[] | undefined {
  const { raw, after } = input;
  if (raw.length < LONG || after === '' || !town(after).test(after)) return undefined;
  const number = POSTCODE.exec(raw)?.[1];
  if (!number || raw.replace(/\D/g, '').length < LONG) return undefined;
  const found = judge({ ...input, raw: number, after: raw.slice(number.length) + after });
  const whole = found.at(-1)?.end === number.length;
  return whole && found.every(({ confidence }) => confidence === 'certain') ? found : undefined;
}
