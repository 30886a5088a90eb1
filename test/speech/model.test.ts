import { expect, it } from 'vitest';
import { factsOf, nobodySpoke, parseReading } from '@/lib/speech/model';
import { readingOf, SILENT_FACTS, VOICE_FACTS } from '@/test/support/sound/sample-readings';

it('says that nobody spoke only of a recording that was read to its end', () => {
  expect(nobodySpoke(SILENT_FACTS)).toBe(true);
  expect(nobodySpoke(VOICE_FACTS)).toBe(false);
  expect(nobodySpoke({ ...SILENT_FACTS, isCutShort: true })).toBe(false);
});

it('reads stored rows, and no other', () => {
  expect(factsOf(readingOf({}))).toEqual(VOICE_FACTS);
  expect(factsOf(readingOf({ result: { problem: 'damaged' } }))).toBeUndefined();
  const wrong = { ...readingOf({}), result: { facts: { ...VOICE_FACTS, silence: 7 } } };
  expect([parseReading(wrong), parseReading(undefined)]).toEqual([undefined, undefined]);
});
