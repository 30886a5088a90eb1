import { expect, it } from 'vitest';
import { callsWithoutRecord, type EmptyCrm } from './new-contacts';

const CALLED = '+12125550134';
const CALLED_NATIONAL = '(212) 555-0134';

/** Found by its last digits. */
const SAME_END = '+1 312 555 0134';
/** Found by any part of the number. */
const LONGER = '+121255501349';

const repeated = (number: string, count: number) => Array.from({ length: count }, () => number);
/** More than one page holds, in any CRM and any search. */
const onePage = [...repeated(LONGER, 550), ...repeated(SAME_END, 250)];
/** More than all pages that are read hold. */
const allPages = repeated(SAME_END, 3_000);

/** Opens a CRM with contacts that have these numbers: the ids are 1, 2, … */
type WithNumbers = (numbers: readonly string[]) => Promise<
  EmptyCrm & {
    /** How the connector names the contact. */
    idOf?(nth: number): string;
  }
>;

/** Nothing is picked or created as long as a record that was not read may have the number. */
export function itReadsAllPages(withNumbers: WithNumbers): void {
  it('finds a single match on page two, and logs on it', async () => {
    const crm = await withNumbers([...onePage, CALLED_NATIONAL]);
    const { deps, step } = await callsWithoutRecord(crm, 1);
    await step(0);
    const id = (crm.idOf ?? String)(onePage.length + 1);
    expect(await deps.database.outbox.toArray()).toMatchObject([
      { state: 'sent', loggedOn: { id } },
    ]);
    expect(crm.created()).toEqual([]);
  });

  it.each<[string, string[], object]>([
    [
      'there is a second match on page two',
      [CALLED, ...onePage, CALLED_NATIONAL],
      { state: 'choice', problem: { code: 'crm-several-records' } },
    ],
    [
      'one has the number, and pages are left',
      [CALLED, ...allPages],
      { state: 'choice', problem: { code: 'crm-search-incomplete' } },
    ],
    [
      'none has the number, and pages are left',
      allPages,
      { state: 'kept', problem: { code: 'crm-search-incomplete' } },
    ],
  ])('neither picks a record nor creates a contact if %s', async (_, numbers, row) => {
    const crm = await withNumbers(numbers);
    const { deps, step } = await callsWithoutRecord(crm, 1);
    await step(0);
    expect(await deps.database.outbox.toArray()).toMatchObject([row]);
    expect(crm.created()).toEqual([]);
  });
}
