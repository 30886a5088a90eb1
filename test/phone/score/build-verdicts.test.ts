import { expect, it } from 'vitest';
import { type Evidence, NO_EVIDENCE } from '@/lib/phone/evidence/evidence';
import type { RankedCountry } from '@/lib/phone/evidence/rank-countries';
import { findNumbers } from '@/lib/phone/find-numbers';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { readVanity } from '@/lib/phone/plan/vanity';
import { buildVerdicts, vanityVerdict } from '@/lib/phone/score/build-verdicts';
import { splitExtension } from '@/lib/phone/score/parse-text';
import { matchShapes } from '@/lib/phone/segment/shape-matches';
import { splitIntoNumbers } from '@/lib/phone/segment/split-numbers';

function build(raw: string, evidence: Evidence, ranked: RankedCountry) {
  const split = splitExtension(raw);
  const groups = digitGroupsOf(split.body);
  const shapes = matchShapes(groups, evidence.phone > 1);
  const segments = splitIntoNumbers(groups, {
    country: ranked.country,
    hasPhoneLabel: evidence.phone > 1,
    hasExtension: split.ext !== undefined,
    shapes,
  });
  return buildVerdicts({ raw, ...split, groups }, segments, evidence, ranked);
}

const us: RankedCountry = { country: 'US', source: 'default' };
const order = { reason: 'an order', beats: 'grouped' } as const;

it('gives the extension to the last number', () => {
  const raw = '212-555-0123 / 415-555-0132 x9';
  const found = build(raw, NO_EVIDENCE, us);
  expect(found.map(({ ext, end }) => [ext, raw.slice(0, end)])).toEqual([
    [undefined, '212-555-0123'],
    ['9', raw],
  ]);
});

it('applies a label against numbers only to those it belongs to', () => {
  const labelled: Evidence = { ...NO_EVIDENCE, label: order };
  const [first, second] = build('212-555-0123  100  415-555-0132', labelled, us);
  expect(first).toMatchObject({ confidence: 'doubtful', reason: 'an order' });
  expect(second?.confidence).toBe('certain');
});

it('applies evidence on one side only to the number on that side', () => {
  const raw = '212-555-0123 / 415-555-0132';
  const confidences = (evidence: Evidence) =>
    build(raw, evidence, us).map(({ confidence }) => confidence);
  expect(confidences({ ...NO_EVIDENCE, first: order })).toEqual(['doubtful', 'certain']);
  expect(confidences({ ...NO_EVIDENCE, last: order })).toEqual(['certain', 'doubtful']);
  expect(confidences({ ...NO_EVIDENCE, all: order })).toEqual(['doubtful', 'doubtful']);
});

it('explains by which evidence a national number was read', () => {
  const [german] = build('030 23125123', NO_EVIDENCE, { country: 'DE', source: 'record' });
  expect(german).toMatchObject({ country: 'DE', countrySource: 'record' });
  expect(german?.reason).toMatch(/; read by the country of the record$/);
  expect(german).not.toHaveProperty('guessed');
  const [american] = build('212-555-0123', NO_EVIDENCE, us);
  expect(american).toMatchObject({ countrySource: 'default' });
  expect(american?.reason).not.toContain('read by');
});

it('marks a number in a guessed country as a guess, unless it has a country code', () => {
  const guess: RankedCountry = { country: 'DE', source: 'others', guessed: true };
  expect(build('030 23125123', NO_EVIDENCE, guess)[0]?.guessed).toBe(true);
  const [coded] = build('+49 30 23125123', NO_EVIDENCE, guess);
  expect(coded).not.toHaveProperty('guessed');
  expect(coded).not.toHaveProperty('countrySource');
});

it('says that no plan knows an unassigned number', () => {
  expect(build('(555) 765-4329', NO_EVIDENCE, us)).toMatchObject([
    { e164: '+15557654329', reason: 'written as numbers are, though no plan knows it' },
  ]);
});

it('makes a verdict of the whole text for a vanity number', () => {
  const raw = '1-800-FLOWERS';
  const parsed = readVanity(raw, 'US');
  expect(parsed && vanityVerdict(raw, parsed, NO_EVIDENCE)).toMatchObject([
    { start: 0, end: raw.length, e164: '+18003569377', confidence: 'certain' },
  ]);
  expect(parsed && vanityVerdict(raw, parsed, { ...NO_EVIDENCE, label: order })).toMatchObject([
    { confidence: 'doubtful' },
  ]);
});

it('applies a label to another line only for digits in the same groups', () => {
  const marked = (text: string) =>
    findNumbers(text, { defaultCountry: 'LB' }).map(({ raw }) => raw);
  expect(marked('Order #100-4471\n71 123 456')).toEqual(['71 123 456']);
  expect(marked('Order #71 123 455\n71 123 456')).toEqual([]);
});
