/** A thread of mails, each quoting the one before. */
export function Quotes() {
  return (
    <section class="card">
      <p>Thanks!</p>
      <blockquote>
        <p>Ring me then.</p>
        <blockquote>
          <p>Which number?</p>
          <blockquote>
            <p>Mine is (646) 555-0136</p>
          </blockquote>
        </blockquote>
      </blockquote>
    </section>
  );
}

/** Messages, with the time behind their words. */
export function Bubbles() {
  return (
    <section class="card">
      <p class="bubble">
        Call (646) 555-0137<span class="time">10:42</span>
      </p>
    </section>
  );
}

/** What opens later: a fold and a panel of tabs. */
export function Folds() {
  return (
    <section class="card">
      <details>
        <summary>More</summary>
        <p>Folded: (646) 555-0138</p>
      </details>
      <div role="tabpanel" class="panel-2" hidden={true}>
        Second tab: (646) 555-0139
      </div>
    </section>
  );
}

/** A list whose first column stays while it scrolls, and a grid without tables. */
export function Grids() {
  return (
    <div class="sheet sticky">
      <table aria-label="Accounts">
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Phone</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Brightwater Freight</td>
            <td>(646) 555-0140</td>
            <td class="wide">Prefers mornings.</td>
          </tr>
        </tbody>
      </table>
      <div role="grid" class="cells">
        <div role="row" tabIndex={-1}>
          <div role="columnheader" tabIndex={-1}>
            Phone
          </div>
          <div role="columnheader" tabIndex={-1}>
            Order
          </div>
        </div>
        <div role="row" tabIndex={-1}>
          <div role="gridcell" tabIndex={0} contentEditable={true}>
            6465550142
          </div>
          <div role="gridcell" tabIndex={0} contentEditable={true}>
            6465550196
          </div>
        </div>
      </div>
    </div>
  );
}
