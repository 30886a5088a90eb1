import { describe, expect, it } from 'vitest';
import { addDraft, hasHeading, withoutDraft, withoutHeading } from '@/lib/transcripts/draft-note';

const HEADING = '[Machine-made]';
const limits = { heading: HEADING, maxBytes: 1000 };
const transcript = 'Hello. We could deliver in two weeks.';

describe('adding a draft', () => {
  it('starts an empty note with the heading', () => {
    expect(addDraft(' \n', { transcript }, limits)?.note).toBe(`${HEADING}\n${transcript}`);
  });

  it('goes below what the rep typed, the summary first', () => {
    const added = addDraft('Ada, Friday\n', { transcript, summary: 'Two weeks.' }, limits);
    expect(added).toEqual({
      note: `Ada, Friday\n\n${HEADING}\nTwo weeks.\n\n${transcript}`,
      piece: `${HEADING}\nTwo weeks.\n\n${transcript}`,
      isCut: false,
    });
  });

  it('adds as much as fits, and says what is missing', () => {
    const added = addDraft('n'.repeat(900), { transcript: 'ä'.repeat(200) }, limits);
    expect(added?.isCut).toBe(true);
    expect(new TextEncoder().encode(added?.note).length).toBeLessThanOrEqual(1000);
  });

  it('adds nothing to a full note', () => {
    expect(addDraft('n'.repeat(980), { transcript }, limits)).toBeUndefined();
    expect(addDraft('n'.repeat(2000), { transcript }, limits)).toBeUndefined();
    expect(addDraft('n'.repeat(970), { transcript: 'Yes.' }, limits)?.isCut).toBe(false);
  });
});

describe('taking a draft out', () => {
  const piece = `${HEADING}\n${transcript}`;

  it.each([
    [`Ada\n\n${piece}`, 'Ada'],
    [piece, ''],
    [`Ada\n\n${piece}\nFriday`, 'Ada\nFriday'],
    [`${piece}\nFriday`, 'Friday'],
    ['Ada', 'Ada'],
  ])('leaves what the rep typed: %j', (note, left) => {
    expect(withoutDraft(note, piece)).toBe(left);
  });
});

it('has a heading as long as its line is there, and loses it alone when the rep checked', () => {
  const note = `Ada\n\n${HEADING}\n${transcript}`;
  expect(hasHeading(note, HEADING)).toBe(true);
  expect(hasHeading(`Ada ${HEADING}`, HEADING)).toBe(false);
  expect(withoutHeading(note, HEADING)).toBe(`Ada\n\n${transcript}`);
  expect(hasHeading(withoutHeading(note, HEADING), HEADING)).toBe(false);
});
