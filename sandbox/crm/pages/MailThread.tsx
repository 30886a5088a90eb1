import type { Contact } from '@/sandbox/crm/data/contacts';
import { crmNumber } from '@/sandbox/crm/data/numbers';
import { FrameDoc } from '@/sandbox/crm/FrameDoc';

/** The mail thread in a record's frame. The numbers are in the signatures. */
export function MailThread({ contact }: { contact: Contact }) {
  const { name, role, company, city, email, phone, country, id } = contact;
  const [first] = name.split(' ');
  const fax = crmNumber(country, id + 50);
  return (
    <FrameDoc title={`Mail with ${name}`}>
      <article>
        <h2>Re: delivery windows in December</h2>
        <p class="soft">{`${name} <${email}> · Tuesday, 09:42`}</p>
        <p>Hello June,</p>
        <p>
          Thank you for the offer 2026-11-0342. The second week suits us better; please note gate
          code 4471# for the yard. Could you ring me before Friday?
        </p>
        <p>Kind regards</p>
        <address>
          <b>{name}</b>
          <br />
          {`${role}, ${company}, ${city}`}
          <br />
          {`Tel. ${phone}`}
          <br />
          {`Fax ${fax.national}`}
        </address>
      </article>
      <article>
        <h2>Delivery windows in December</h2>
        <p class="soft">June Barlow · Monday, 16:05</p>
        <p>{`Dear ${first}, attached is our offer for the winter months.`}</p>
        <address>June Barlow · Oakmere sales desk · +1 646 555 0110</address>
      </article>
    </FrameDoc>
  );
}
