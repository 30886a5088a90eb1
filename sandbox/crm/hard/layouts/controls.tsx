import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Controls that show a number which nobody types there, cells of a grid, and what a rep writes in. */
export function ControlsPage() {
  return (
    <HardPage slug="controls" lead="Controls that show numbers, a grid to edit, and drafts.">
      <p class="card">Reception: (646) 555-0117</p>
      <div class="grid">
        <section class="card fields">
          <label class="field">
            Callback
            <select id="chosen">
              <option>Not chosen: (646) 555-0190</option>
              <option selected={true}>Mobile: (646) 555-0118</option>
            </select>
          </label>
          <label class="field">
            Address
            <textarea id="shown" rows={3} readOnly={true}>
              {'Oakmere Freight\n12 Mill Lane\nPhone (646) 555-0119'}
            </textarea>
          </label>
          <div class="field">
            <span id="box-of">Phone</span>
            <div id="box" role="textbox" tabIndex={0} aria-readonly="true" aria-labelledby="box-of">
              +44 20 7946 0119
            </div>
          </div>
        </section>
        <Drafts />
      </div>
      <EditableGrid />
    </HardPage>
  );
}

/** What a rep writes: nothing of it is offered. */
function Drafts() {
  return (
    <section class="card fields">
      <label class="field">
        Note
        <textarea id="draft" rows={2}>
          (646) 555-0191
        </textarea>
      </label>
      <div class="field">
        <div role="textbox" tabIndex={0}>
          (646) 555-0192
        </div>
      </div>
      <div class="editable" contentEditable={true}>
        (646) 555-0193
        <table>
          <tbody>
            <tr>
              <td contentEditable={true}>(646) 555-0194</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function EditableGrid() {
  return (
    <div class="sheet">
      <table aria-label="Leads">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Phone</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td contentEditable={true}>Ada Whitfield</td>
            <td contentEditable={true}>6465550120</td>
            <td contentEditable={true}>6465550195</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
