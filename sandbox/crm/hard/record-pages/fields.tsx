import type { InputHTMLAttributes } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Numbers in form fields. No text node contains them. */
export function FieldsPage() {
  return (
    <HardPage
      slug="fields"
      lead="Fields by kind, by what the browser fills in, and by their label."
    >
      <p class="card">Switchboard: (646) 555-0163</p>
      <form class="card fields" autocomplete="off">
        <KnownFields />
        <NamedFields />
        <OtherFields />
      </form>
    </HardPage>
  );
}

/** Fields whose type or `autocomplete` says phone. */
function KnownFields() {
  return (
    <>
      <Field label="Line 1" type="tel" value="2125550163" />
      <Field label="Line 2, fixed" type="tel" readOnly={true} value="+44 20 7946 0163" />
      <Field label="Line 3" type="text" autocomplete="tel-national" value="2125550164" />
      <Field label="Line 4" autocomplete="section-office work tel" value="2125550165" />
      <Field label="Line 5" type="tel" disabled={true} value="+49 30 23125 163" />
    </>
  );
}

/** Fields whose label says phone, in several languages. */
function NamedFields() {
  return (
    <>
      <Field label="Phone" value="3055550163" />
      <Field label="Telefonnummer" readOnly={true} value="3055550164" />
      <Field label="رقم الهاتف" value="3055550165" />
      <Field label="Numéro de téléphone" value="3055550166" />
      <Field label="電話番号" value="3055550167" />
      <div class="field">
        <span id="mobile-of">Teléfono móvil</span>
        <input aria-labelledby="mobile-of" value="3055550168" />
      </div>
      <div class="field">
        <label for="direct">Direct phone</label>
        <input id="direct" value="3055550169" />
      </div>
      <input class="field" aria-label="Cell phone" value="3055550170" />
      <input class="field" placeholder="Mobile" value="3055550171" />
      <input class="field" name="contact_phone" value="3055550172" />
    </>
  );
}

/** Fields with valid digits whose labels name something else. */
function OtherFields() {
  return (
    <>
      <Field label="Order number" value="2125550173" />
      <Field label="Kundennummer" value="2125550174" />
      <Field label="Account no." readOnly={true} value="2125550175" />
      <div class="field">
        <span id="invoice-of">Invoice number</span>
        <input aria-labelledby="invoice-of" value="2125550178" />
      </div>
      <div class="field">
        <div>Order</div>
        <div>
          <input name="f7" value="2125550179" />
        </div>
      </div>
      <Field label="Invoiced on" value="20.11.2026 10:30" />
      <input type="hidden" name="phone" value="2125550177" />
    </>
  );
}

type Props = InputHTMLAttributes & { label: string };

function Field({ label, ...input }: Props) {
  return (
    <label class="field">
      {label}
      <input {...input} />
    </label>
  );
}
