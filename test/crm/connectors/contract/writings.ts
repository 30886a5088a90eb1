import { expect, it } from 'vitest';
import type { Connector } from '@/lib/outbox/connector';

/** The number that is called. */
const CALLED = '+12125550134';

/** How people write it, and what a rep in the United States may take it for. */
const WRITINGS: readonly (readonly [written: string, likeness: 'same' | 'unclear' | 'other'])[] = [
  ['+12125550134', 'same'],
  ['+1 (212) 555-0134', 'same'],
  ['+1-212-555-0134', 'same'],
  ['(212) 555-0134', 'same'],
  ['212-555-0134', 'same'],
  ['212.555.0134', 'same'],
  ['2125550134', 'same'],
  ['1 212 555 0134', 'same'],
  ['555-0134', 'unclear'],
  ['+1 312 555 0134', 'other'],
  ['(312) 555-0134', 'other'],
  ['+121255501349', 'other'],
];

/** Opens a CRM with contacts that have these numbers: the ids are 1, 2, … */
type WithNumbers = (numbers: readonly string[]) => Promise<{
  connector: Connector;
  /** How the connector names the contact. */
  idOf?(nth: number): string;
}>;

/** A number is found in all writings. What is left to the rep is never chosen for them. */
export function itFindsAllWritings(type: string, withNumbers: WithNumbers): void {
  it.each(WRITINGS)('finds a number written as %j: %s', async (written, likeness) => {
    const { connector, idOf = String } = await withNumbers([written]);
    const unclear = likeness === 'unclear' && { isUnclear: true };
    expect(await connector.recordsOf(CALLED)).toEqual({
      records: likeness === 'other' ? [] : [{ type, id: idOf(1), ...unclear }],
      hasMore: false,
    });
  });

  it('finds all contacts with a number in any format', async () => {
    const { connector, idOf = String } = await withNumbers(['+12125550134', '(212) 555-0134']);
    const ids = (await connector.recordsOf(CALLED)).records.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([idOf(1), idOf(2)]);
  });
}
