import fc from 'fast-check';

/** Anything that JSON, or a structured clone, can carry. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
  withObjectString: true,
  withNullPrototype: true,
});

/** A good value with one part of it, at any depth, replaced by something else or taken away. */
export function mutated(good: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.nat(), fc.oneof(anything, fc.constantFrom(...nasty)), fc.boolean())
    .map(([at, other, drop]) =>
      change(structuredClone(good), { left: at % sizeOf(good) }, other, drop),
    );
}

/** Values that broke somebody's parser before. */
const nasty: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '__proto__',
  '9'.repeat(400),
  'x'.repeat(20_000),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  2 ** 53,
  1e308,
  [],
  {},
  null,
  undefined,
  { length: 1e9 },
  { toString: 'no function' },
];

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0);
}

function change(value: unknown, at: { left: number }, other: unknown, drop: boolean): unknown {
  if (at.left-- === 0) return other;
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, part] of Object.entries(value)) {
    if (at.left < 0) break;
    if (at.left === 0 && drop) {
      Reflect.deleteProperty(value, key);
      at.left = -1;
    } else Reflect.set(value, key, change(part, at, other, drop));
  }
  return value;
}
