// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallDelivery } from '@/components/crm/delivery/CallDelivery';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { deliveryModel } from '@/test/components/crm/support/delivery-model';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

function show(delivery: Partial<Delivery>, connector: Partial<StoredConnector> = {}) {
  const shown = { delivery: sampleDelivery(delivery), connector: sampleConnector(connector) };
  const model = deliveryModel([shown]);
  const { container } = render(<CallDelivery callId="call-1" model={model} />);
  return { container, model };
}

const problem = { code: 'crm-record-gone' } as const;

it.each<[Partial<Delivery>, Partial<StoredConnector>, RegExp]>([
  [{}, {}, /Waiting$/],
  [{ problem: { code: 'crm-unreachable' } }, {}, /Waiting. Couldn't reach your CRM/],
  [{}, { stopped: { code: 'crm-unauthorised' } }, /Waiting. Your CRM refused the key or token/],
  [{ state: 'sending' }, {}, /Logging…/],
  [{ state: 'sent' }, {}, /Logged$/],
  [
    { state: 'kept', problem: { code: 'crm-no-record' } },
    {},
    /Not logged. The page showed no record/,
  ],
  [{ state: 'failed', problem }, {}, /Not logged. The record was deleted/],
  [{ isUnwanted: true }, {}, /Deleting the entry…/],
  [{ state: 'removed' }, {}, /Entry deleted/],
  [{ isUnwanted: true, isMoving: true }, {}, /Moving the entry…/],
  [{ state: 'choice' }, {}, /Several records have or may have this number. Choose/],
  [
    { state: 'choice', problem: { code: 'crm-unclear-record' } },
    {},
    /One record may have this number, but its country or area code isn't clear/,
  ],
  [
    { state: 'choice', problem: { code: 'crm-search-incomplete' } },
    {},
    /Too many records have a similar number for Handset to check them all/,
  ],
  [{ state: 'failed', isUnwanted: true, problem }, {}, /The entry wasn't deleted. The record was/],
])('says how far it is: %o %o', async (delivery, connector, words) => {
  const { container } = show(delivery, connector);
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(words);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('links the entry and lets the rep take it back', () => {
  const { model } = show({ state: 'sent', entryId: '7' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open entry' });
  expect(link.href).toBe('https://odoo.example.com/mail/message/7');
  fireEvent.click(screen.getByRole('button', { name: 'Delete entry in Odoo' }));
  expect(model.takeBack).toHaveBeenCalledOnce();
});

it('offers to delete only an entry that may be there', () => {
  show({ state: 'failed', problem });
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  cleanup();
  show({ state: 'failed', problem, unsettledUntil: 1 });
  screen.getByRole('button', { name: /Delete/ });
});

it('lets the rep try again', () => {
  const { model } = show({ state: 'failed', problem });
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(model.retry).toHaveBeenCalledOnce();
});

it('lets the rep choose the record, or another one', () => {
  const { model } = show({ state: 'choice' });
  fireEvent.click(screen.getByRole('button', { name: 'Choose record' }));
  expect(model.findRecords).toHaveBeenCalledWith('odoo');
  cleanup();
  show({ state: 'sent', entryId: '7' });
  screen.getByRole('button', { name: 'Log on another record' });
});

it('shows nothing of another call', () => {
  const { container } = show({ callId: 'call-2' });
  expect(container.textContent).toBe('');
});

it('leaves out a CRM that the record is not of', () => {
  const other = sampleDelivery({ state: 'kept', problem: { code: 'crm-other-record' } });
  const own = sampleDelivery({ connector: 'hubspot', state: 'sent', entryId: '7' });
  const shown = [other, own].map((delivery) => ({ delivery, connector: undefined }));
  render(<CallDelivery callId="call-1" model={deliveryModel(shown)} />);
  expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
    'In HubSpot',
  ]);
});

it('names the record that the call is logged on, and opens it', () => {
  const loggedOn = { type: 'res.partner', id: '5', name: 'Ada <b>Byron</b>' };
  show({ state: 'sent', entryId: '7', loggedOn });
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
    /Logged on \u2068Ada <b>Byron<\/b>\u2069$/,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: "Open the record it's logged on",
  });
  expect(link.href).toBe('https://odoo.example.com/odoo/res.partner/5');
});
