// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordMatches } from '@/components/crm/delivery/RecordMatches';
import type { RecordMatch } from '@/lib/outbox/model/entry';
import { deliveryModel } from '@/test/components/crm/support/delivery-model';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

function show(records: readonly RecordMatch[] | undefined) {
  const matches = signal({ connector: 'odoo' as const, records });
  const model = { ...deliveryModel([]), matches, logOn: vi.fn(async () => undefined) };
  return { ...render(<RecordMatches connector="odoo" model={model} />), model };
}

/** Of the search by number. The search by name has its own. */
const status = () => screen.getAllByRole('status')[0];

const ada = { type: 'res.partner', id: '1', name: 'Ada <b>Lang</b>', detail: 'ada@example.com' };
const lead = { type: 'crm.lead', id: '4' };

it('lists the records as text, and logs on the one that is pressed', async () => {
  const { container, model } = show([ada, lead, { type: 'x.odd', id: '5' }]);
  const lines = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Ada <b>Lang</b>Contact · ada@example.com', '4Lead', '5x.odd']);
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /Ada/ }));
  expect(model.logOn).toHaveBeenCalledWith('odoo', ada);
});

it('shows the ids of two records that read the same', () => {
  show([ada, { ...ada, id: '2' }, { ...ada, detail: 'other@example.com' }]);
  const lines = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(lines.map((line) => /· (\d)$/.exec(line ?? '')?.[1])).toEqual(['1', '2', undefined]);
});

it('says that it searches, and that there is none', () => {
  show(undefined);
  expect(status()?.textContent).toBe('Searching…');
  cleanup();
  show([]);
  expect(status()?.textContent).toBe('No record in Odoo has this number.');
});

it('has the status before it speaks, and says that there are records', () => {
  const matches = signal<{ connector: 'odoo'; records: RecordMatch[] } | undefined>(undefined);
  const model = { ...deliveryModel([]), matches };
  render(<RecordMatches connector="odoo" model={model} />);
  const before = status();
  expect(before?.textContent).toBe('');
  void act(() => {
    matches.value = { connector: 'odoo', records: [ada] };
  });
  expect(status()).toBe(before);
  expect(before?.textContent).toBe('Records with this number');
});

it('shows nothing of another CRM', () => {
  const model = {
    ...deliveryModel([]),
    matches: signal({ connector: 'odoo' as const, records: [] }),
  };
  const { container } = render(<RecordMatches connector="hubspot" model={model} />);
  expect(container.textContent).toBe('');
});
