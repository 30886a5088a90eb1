import type { ComponentChildren } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Numbers in pieces: one element for each character, lines, cells. */
export function PiecesPage() {
  return (
    <HardPage
      slug="pieces"
      lead="One number in many boxes, or on many lines; and figures that are none."
    >
      <div class="grid">
        <section class="card">
          <Row label="Phone">
            <p class="digits">{glyphs('(646) 555-0106')}</p>
          </Row>
          <Row label="Mobile">
            <div class="flap">{flaps('6465550107')}</div>
          </Row>
          <Row label="Score">
            <div class="flap">{flaps('6465550108')}</div>
          </Row>
        </section>
        <Lines />
      </div>
      <Cells />
    </HardPage>
  );
}

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="piece">
      <span>{label}</span>
      {children}
    </div>
  );
}

/** Boxes in a line of text. */
function glyphs(text: string) {
  return [...text].map((each, at) => <span key={`${at}${each}`}>{each}</span>);
}

/** Boxes of a flex container. */
function flaps(text: string) {
  return [...text].map((each, at) => <div key={`${at}${each}`}>{each}</div>);
}

function Lines() {
  return (
    <section class="card">
      <p>
        Phone: (646)
        <br />
        555-0109
      </p>
      <p>
        {'Mobile: 646 555-'}
        <br />
        {'0110'}
      </p>
      <p>
        {'Room: 646'}
        <br />
        {'555-0111'}
      </p>
    </section>
  );
}

function Cells() {
  return (
    <div class="sheet">
      <table aria-label="Callers">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" colSpan={3}>
              Phone
            </th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Ada</td>
            <td>646</td>
            <td>555</td>
            <td>0112</td>
            <td>4842123112</td>
          </tr>
          <tr>
            <td>Ben</td>
            <td>(646)</td>
            <td>555-0113</td>
            <td />
            <td>48421</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
