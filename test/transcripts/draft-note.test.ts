import { describe, expect, it } from 'vitest';
import { addDraft, hasMark, withoutDraft, withoutMark } from '@/lib/transcripts/draft-note';

const MARK = '[Machine-made]';
const limits = { mark: MARK, maxBytes: 1000 };
const transcript = 'Hello. We could deliver in two weeks.';

describe('adding a draft', () => {
  it('starts an empty note with the mark', () => {
    expect(addDraft(' \n', { transcript }, limits)?.note).toBe(`${MARK}\n${transcript}`);
  });

  it('goes below what the rep typed, the summary first', () => {
    const added = addDraft('Ada, Friday\n', { transcript, summary: 'Two weeks.' }, limits);
    expect(added).toEqual({
      note: `Ada, Friday\n\n${MARK}\nTwo weeks.\n\n${transcript}`,
      piece: `${MARK}\nTwo weeks.\n\n${transcript}`,
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
  const piece = `${MARK}\n${transcript}`;

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

it('has a mark as long as its line is there, and loses it alone when the rep checked', () => {
  const note = `Ada\n\n${MARK}\n${transcript}`;
  expect(hasMark(note, MARK)).toBe(true);
  expect(hasMark(`Ada ${MARK}`, MARK)).toBe(false);
  expect(withoutMark(note, MARK)).toBe(`Ada\n\n${transcript}`);
  expect(hasMark(withoutMark(note, MARK), MARK)).toBe(false);
});
