import type { Contact } from '@/sandbox/crm/data/contacts';
import { crmNumber } from '@/sandbox/crm/data/numbers';

/** Numbers of the contact: in microdata, `tel:` links, split over elements, and in a fold. */
export function ContactNumbers({ contact }: { contact: Contact }) {
  const { phone, e164, email, country, id } = contact;
  const switchboard = crmNumber(country, id + 1);
  const weekend = crmNumber(country, id + 2);
  return (
    <section class="card" aria-labelledby="reach">
      <h2 id="reach">Reach them</h2>
      <dl class="pairs" itemScope itemType="https://schema.org/Person">
        <dt>Direct line</dt>
        <dd>
          <a href={`tel:${e164}`} itemProp="telephone">
            {phone}
          </a>
        </dd>
        <dt>Switchboard</dt>
        <dd>
          <Split number={switchboard.international} />
        </dd>
        <dt>Weekends</dt>
        <dd>
          <a href={`tel:${weekend.e164};ext=12`}>{'Ask for extension 12'}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Customer no.</dt>
        <dd>{`C-${4_400_120 + id}`}</dd>
      </dl>
      <details class="fold">
        <summary>Former numbers</summary>
        <p>{`Until March 2025: ${crmNumber(country, id + 3).national}`}</p>
      </details>
    </section>
  );
}

function Split({ number }: { number: string }) {
  const [code = '', area = '', ...rest] = number.split(' ');
  return (
    <span>
      <b>{code}</b> {area} <b>{rest.join(' ')}</b>
    </span>
  );
}
