import type { Contact } from '@/sandbox/crm/data/contacts';
import { crmNumber } from '@/sandbox/crm/data/numbers';

/** The fields of a record. Edits are kept in the tab (see `client.ts`). */
export function Details({ contact }: { contact: Contact }) {
  const { name, phone, country, id, email } = contact;
  const billing = crmNumber(country, id + 10);
  return (
    <section class="card" aria-labelledby="details">
      <h2 id="details">Details</h2>
      <form class="fields" autoComplete="off">
        <label class="field">
          Name
          <input name="name" value={name} />
        </label>
        <label class="field">
          Email
          <input name="email" type="email" value={email} />
        </label>
        <label class="field">
          Phone
          <input name="phone" type="tel" autoComplete="tel" value={phone} />
        </label>
        <label class="field">
          Billing phone (from accounts)
          <input name="billing" readOnly value={billing.international} />
        </label>
        <label class="field wide">
          Delivery notes
          <textarea name="notes" rows={3}>
            {`Ring the yard on ${crmNumber(country, id + 20).national} before unloading.`}
          </textarea>
        </label>
        <div class="field wide">
          <span id="call-notes">Call notes</span>
          <div
            class="editable"
            contentEditable={true}
            role="textbox"
            aria-multiline="true"
            aria-labelledby="call-notes"
            tabIndex={0}
            data-keep="call-notes"
          >
            {`Prefers mornings. Spare number ${crmNumber(country, id + 30).national}.`}
          </div>
        </div>
      </form>
      <p class="kept soft" role="status" />
    </section>
  );
}
