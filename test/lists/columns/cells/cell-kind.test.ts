import { describe, expect, it } from 'vitest';
import { isNameCell, kindOfCell, mayBeHeading } from '@/lib/lists/columns/cells/cell-kind';

describe('kindOfCell', () => {
  it.each([
    ['international', '+44 20 7946 0123 | 0044 20 7946 0123 | ="+12125550134" | (+49) 30 23125012'],
    [
      'written',
      '(212) 555-0134 | 212-555-0134 | 030/23125-012 | 02079460123 | 01 99 00 12 34 | 555-0134 | ٠٥٠١٠١٢٣٤٥ | 212-555-0134 x12',
    ],
    ['digits', '2125550134 | 151234567801 | 5550134'],
    ['damaged', '4,93023E+11 | #####'],
    ['email', 'ann@example.com | Ann <ann@example.com>'],
    ['link', 'https://example.com/1234567890 | www.example.com'],
    ['words', 'Ann Lee | open | 山田 太郎'],
    [
      'figure',
      '2026-11-27 | 27.11.2026 | 11/27/2026 10:15 | 20261127 | 12.50 | 1,234,567.89 | 40.712776 | -74.005974 | 40.712776, -74.005974 | 10001-1234 | 123-45-6789 | 12-3456789 | 123.456.789-09 | 12/345/67890 | 4111 1111 1111 1111 | 192.168.100.200 | 12 | 36252187900034123',
    ],
    ['mixed', 'DE123456789 | Room 1234 | FR40303265045'],
  ])('sees %s', (kind, cells) => {
    for (const cell of cells.split(' | ')) expect(kindOfCell(cell), cell).toBe(kind);
  });
});

it('tells names from other words', () => {
  for (const cell of ['Ann Lee', 'O’Neil', 'Smith, J.', '山田 太郎', 'सारा'])
    expect(isNameCell(cell)).toBe(true);
  for (const cell of ['12 Main St', 'a@example.com', '(open)', ''])
    expect(isNameCell(cell)).toBe(false);
});

it('tells what may be a heading', () => {
  for (const cell of ['Phone', 'Phone 1 - Value', 'Notes:', 'Q4 2026'])
    expect(mayBeHeading(cell)).toBe(true);
  for (const cell of ['212-555-0134', 'a@example.com', '2026-11-27', '#####', 'word '.repeat(30)])
    expect(mayBeHeading(cell)).toBe(false);
});
