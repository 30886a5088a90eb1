import { createRandom, type SeededRandom } from '@/test/soak/random';

const TEXTS = 8000;
const AREAS = [201, 212, 303, 312, 404, 415, 503, 512, 617, 646, 702, 713, 786, 808, 917, 929];
const BEFORE = ['', '', '', 'Phone: ', 'Jane Roe, ', 'Mobile ', 'call ', 'Renewal due, '];

type Write = (random: SeededRandom) => string;

/** Numbers in common formats, with reserved fictional digits. */
const NUMBERS: readonly Write[] = [
  (random) => `(${random.pick(AREAS)}) 555-${line(random)}`,
  (random) => `+1 ${random.pick(AREAS)} 555 ${line(random)}`,
  (random) => `${random.pick(AREAS)}-555-${line(random)}`,
  (random) => `${random.pick(AREAS)}.555.${line(random)}`,
  (random) => `+1${random.pick(AREAS)}555${line(random)}`,
  (random) => `${random.pick(AREAS)}555${line(random)}`,
  (random) => `${random.pick(AREAS)}-555-${line(random)} x${random.below(900)}`,
  (random) => `+44 20 7946 0${digits(random, 3)}`,
  (random) => `+49 30 23125 ${digits(random, 3)}`,
];

const LOOK_ALIKES: readonly Write[] = [
  (random) => `$${1 + random.below(99)},${digits(random, 3)}.${digits(random, 2)}`,
  (random) => `2026-0${1 + random.below(9)}-1${digits(random, 1)} 1${digits(random, 1)}:30`,
  (random) => `Order ${digits(random, 10)}`,
  (random) => `INV-${digits(random, 8)}`,
  (random) => `Total 1${digits(random, 3)}.${digits(random, 2)}`,
  (random) => `${digits(random, 2)} ${digits(random, 3)} ${digits(random, 3)} units`,
];

function line(random: SeededRandom): string {
  return `01${digits(random, 2)}`;
}

function digits(random: SeededRandom, count: number): string {
  return Array.from({ length: count }, () => random.below(10)).join('');
}

/** Returns texts of CRM fields. Three of four contain a number, the others look like one. */
export function verdictTexts(seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: TEXTS }, () =>
    random.chance(0.75)
      ? random.pick(BEFORE) + random.pick(NUMBERS)(random)
      : random.pick(LOOK_ALIKES)(random),
  );
}
