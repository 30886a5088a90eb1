// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Mark } from '@/lib/page/highlights/mark';
import { createMarks } from '@/lib/page/highlights/marks';
import { numberSelected } from '@/lib/page/point/menu/selected-text';

const noPainter = { add: () => undefined, remove: () => undefined, painted: () => [] };

/** A line of text whose stretches are marked. */
function markedText(text: string, ...written: string[]) {
  document.body.innerHTML = `<p>${text}</p>`;
  const node = document.querySelector('p')?.firstChild as Text;
  const marks = createMarks(noPainter);
  const put = written.map((raw): Mark => {
    const start = text.indexOf(raw);
    const range = { startContainer: node, startOffset: start };
    const mark: Mark = {
      candidate: { raw, before: '', after: '', record: 'United Kingdom' },
      found: { start: 0, end: raw.length, confidence: 'certain' },
      range: { ...range, endContainer: node, endOffset: start + raw.length },
      nodes: [node],
    };
    marks.add(mark);
    return mark;
  });
  const select = (part: string) => {
    const range = document.createRange();
    range.setStart(node, text.indexOf(part));
    range.setEnd(node, text.indexOf(part) + part.length);
    return numberSelected({ text: part, node, range }, marks);
  };
  return { select, marks: put };
}

it('returns the mark of a selected number, selected whole, in part or with words around it', () => {
  const { select, marks } = markedText('Phone 020 7946 0123 at work', '020 7946 0123');
  expect(select('020 7946 0123')).toBe(marks[0]);
  expect(select('7946 0123')).toBe(marks[0]);
  expect(select('Phone 020 7946 0123 at work')).toBe(marks[0]);
});

it('reads a selection with more digits than the mark by itself', () => {
  const { select } = markedText('+44 20 7946 0123', '7946 0123');
  expect(select('+44 20 7946 0123')?.candidate).toMatchObject({
    raw: '+44 20 7946 0123',
    hint: 'label',
  });
});

it('returns nothing for words, several numbers and long texts', () => {
  const two = markedText('020 7946 0123 or 020 7946 0555', '020 7946 0123', '020 7946 0555');
  expect(two.select('020 7946 0123 or 020 7946 0555')).toBeUndefined();
  expect(markedText('Brightwater').select('Brightwater')).toBeUndefined();
  const long = `212 555 0134 ${'word '.repeat(120)}`;
  expect(markedText(long).select(long)).toBeUndefined();
});
