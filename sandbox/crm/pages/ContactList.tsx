import { type Contact, contacts, initials } from '@/sandbox/crm/data/contacts';
import { countries } from '@/sandbox/crm/data/numbers';
import { formatDay, formatMoney } from '@/sandbox/crm/format';
import { BASE_PATH, Page } from '@/sandbox/crm/page';

/** Filter of the list: search words and a country code. Both may be empty. */
export type Filter = { words: string; country: string };

/** The list of contacts: a table, or cards on a narrow screen. */
export function ContactList({ filter }: { filter: Filter }) {
  const shown = contacts.filter((contact) => passes(contact, filter));
  return (
    <Page title="Contacts" section="contacts">
      <div class="head">
        <div>
          <h1>Contacts</h1>
          <p class="lead">{`${shown.length} of ${contacts.length} people`}</p>
        </div>
        <Filters filter={filter} />
      </div>
      <div class="sheet">{shown.length > 0 ? <Table rows={shown} /> : <NoneFound />}</div>
    </Page>
  );
}

function passes(contact: Contact, { words, country }: Filter): boolean {
  const { name, company, city, phone, email } = contact;
  const text = [name, company, city, phone, email].join(' ').toLowerCase();
  return text.includes(words.toLowerCase()) && (country === '' || contact.country === country);
}

function Filters({ filter }: { filter: Filter }) {
  return (
    <search>
      <form class="filters" action={`${BASE_PATH}/`}>
        <label class="field">
          Find
          <input type="search" name="q" value={filter.words} placeholder="Name or company" />
        </label>
        <label class="field">
          Country
          <select name="country" value={filter.country}>
            <option value="">All</option>
            {Object.entries(countries).map(([code, { name }]) => (
              <option key={code} value={code} selected={code === filter.country}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button class="button" type="submit">
          Show
        </button>
      </form>
    </search>
  );
}

function Table({ rows }: { rows: readonly Contact[] }) {
  return (
    <table class="contacts" aria-label="Contacts">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Company</th>
          <th scope="col">Phone</th>
          <th scope="col">Email</th>
          <th scope="col">City</th>
          <th scope="col">Last order</th>
          <th scope="col" class="end">
            Amount
          </th>
          <th scope="col" class="end">
            Date
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((contact) => (
          <Row key={contact.id} contact={contact} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ contact }: { contact: Contact }) {
  const { id, name, company, phone, e164, email, city, country, order, date } = contact;
  return (
    <tr>
      <th scope="row">
        <span class="person">
          <span class="face" data-hue={id % 6} aria-hidden="true">
            {initials(name)}
          </span>
          <span>
            <a href={`${BASE_PATH}/contacts/${id}`}>{name}</a>
            <span class="sub">{contact.role}</span>
          </span>
        </span>
      </th>
      <td class="company">{company}</td>
      <td class="phone">{contact.linked ? <a href={`tel:${e164}`}>{phone}</a> : phone}</td>
      <td class="email">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td class="city">
        {city}
        <span class="sub">{countries[country].name}</span>
      </td>
      <td class="order">{order}</td>
      <td class="amount end">{formatMoney(contact)}</td>
      <td class="when end">
        <time dateTime={date}>{formatDay(date)}</time>
      </td>
    </tr>
  );
}

function NoneFound() {
  return (
    <p class="none">
      Nobody matches. <a href={`${BASE_PATH}/`}>Show all contacts</a>
    </p>
  );
}
