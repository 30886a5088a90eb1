import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Text nodes whose data changes. */
export function ChangedTextPage() {
  return (
    <HardPage
      slug="changed-text"
      script="changed-text"
      lead="Half a second after the page opens, text nodes get other text; no node comes or goes."
    >
      <dl class="card pairs">
        <dt>From nothing to a number</dt>
        <dd data-later="(646) 555-0141">pending</dd>
        <dt>From one number to another</dt>
        <dd data-later="+44 20 7946 0141">+44 20 7946 0191</dd>
        <dt>From an order to a number</dt>
        <dd data-later="+49 30 23125 141">Order 4842123191</dd>
        <dt>From a number to an order</dt>
        <dd data-later="Order 4842123141">+49 30 23125 191</dd>
        <dt>From a number to nothing</dt>
        <dd data-later="withdrawn">(646) 555-0191</dd>
      </dl>
    </HardPage>
  );
}

/** Cells that replace their text node by an input, and report an error if it is not their own node. */
export function EditInPlacePage() {
  return (
    <HardPage
      slug="edit-in-place"
      script="edit-in-place"
      lead="A click swaps the text for a field and back. The page holds on to its own text nodes."
    >
      <dl class="card pairs">
        <dt>Name</dt>
        <dd data-field="Name">Ada Whitfield</dd>
        <dt>Phone</dt>
        <dd data-field="Phone">(646) 555-0142</dd>
        <dt>Mobile</dt>
        <dd data-field="Mobile">+44 20 7946 0142</dd>
        <dt>Branch</dt>
        <dd data-field="Branch">+49 30 23125 142</dd>
        <dt>Order</dt>
        <dd data-field="Order">4842123142</dd>
      </dl>
    </HardPage>
  );
}

/** Numbers in a fold, in a tab, far below, and in text that only a search reveals. */
export function RevealedPage() {
  return (
    <HardPage
      slug="revealed"
      script="revealed"
      lead="After half a second a fold opens, a tab is turned and a hidden part appears."
    >
      <div class="grid">
        <details class="card">
          <summary>Fold</summary>
          <p>Night desk: (646) 555-0161</p>
        </details>
        <section class="card" hidden>
          <h2>Tab</h2>
          <p>Branch: +44 20 7946 0161</p>
        </section>
        <section class="card until-found" hidden="until-found">
          <h2>Search</h2>
          <p>Depot: +33 1 99 00 11 61</p>
        </section>
      </div>
      <div class="far" />
      <section class="card lazy">
        <h2>Far below</h2>
        <p>Works: +49 30 23125 161, order 4842123161</p>
      </section>
    </HardPage>
  );
}

/** An open modal dialog. The page below is inert. */
export function DialogPage() {
  return (
    <HardPage
      slug="dialog"
      script="dialog"
      lead="The dialog opens by itself and lies in the top layer, over the page."
    >
      <div class="card">
        <p>Beneath the dialog: (646) 555-0162</p>
        <button type="button" class="button" id="open">
          Open the dialog
        </button>
      </div>
      <dialog class="card" aria-labelledby="ask">
        <h2 id="ask">Call back?</h2>
        <p>Rhys Pritchard asked for a call on +44 20 7946 0162 about order 4842123162.</p>
        <form method="dialog">
          <button type="submit" class="button main">
            Done
          </button>
        </form>
      </dialog>
    </HardPage>
  );
}
