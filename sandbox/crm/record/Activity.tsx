import type { Contact } from '@/sandbox/crm/data/contacts';
import { formatDay } from '@/sandbox/crm/format';

const DAY = 86_400_000;

/** The contact's recent activity: dates, times and ids, no phone numbers. */
export function Activity({ contact }: { contact: Contact }) {
  return (
    <section class="card" aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <ol class="activity">
        {activityOf(contact).map(({ date, text }) => (
          <li key={text}>
            <time dateTime={date}>{formatDay(date)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function activityOf({ date, order, id }: Contact) {
  const before = (days: number) =>
    new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);
  return [
    { date, text: `Order ${order} placed` },
    { date: before(2), text: 'Call, 16:05 to 16:11, agreed on the price' },
    { date: before(9), text: `Offer 2026-11-0${id - 660} sent` },
    { date: before(31), text: `Ticket #${id}-4417-22 closed` },
  ];
}
