import type { Contact } from '@/sandbox/crm/data/contacts';
import { formatDay, formatMoney } from '@/sandbox/crm/format';

const DAY = 86_400_000;

/** The contact's last orders: ids, tracking and amounts, no phone numbers. */
export function Orders({ contact }: { contact: Contact }) {
  return (
    <section class="card" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Tracking</th>
            <th scope="col">Date</th>
            <th scope="col" class="end">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {ordersOf(contact).map(({ order, tracking, date, amount }) => (
            <tr key={order}>
              <th scope="row">{order}</th>
              <td>{tracking}</td>
              <td>{formatDay(date)}</td>
              <td class="end">{formatMoney({ amount, currency: contact.currency })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ordersOf({ order, date, amount }: Contact) {
  return [0, 1, 2].map((back) => ({
    order: String(Number(order) - back * 91_357),
    tracking: `7310 ${Number(order) % 10_007} ${back}420`,
    date: new Date(Date.parse(date) - back * 31 * DAY).toISOString().slice(0, 10),
    amount: Math.round((amount * (10 - back * 3)) / 10),
  }));
}
