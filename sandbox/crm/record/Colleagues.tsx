import { createElement } from 'preact';
import { type Contact, initials } from '@/sandbox/crm/data/contacts';
import { crmNumber } from '@/sandbox/crm/data/numbers';

const PEOPLE = ['Nell Hartwell', 'Omar Castellan', 'Ivy Thorne', 'Jasper Quill', 'Lena Moravec'];

const CARD_CSS = `
  p { margin: 0; color: var(--soft); font-size: 12.5px }
  b { display: block; color: var(--ink); font-weight: 580; font-size: 14px }
`;

/** Two colleagues, one in an open shadow root, one in a closed one. */
export function Colleagues({ contact }: { contact: Contact }) {
  const { country, id, company } = contact;
  const [assistant = '', accounts = ''] = [PEOPLE[id % 5], PEOPLE[(id + 2) % 5]];
  return (
    <section class="card" aria-labelledby="colleagues">
      <h2 id="colleagues">{`Also at ${company}`}</h2>
      <ul class="people">
        <li>
          <Face name={assistant} hue={(id + 2) % 6} />
          <OpenCard name={assistant} line={crmNumber(country, id + 4).international} />
        </li>
        <li>
          <Face name={accounts} hue={(id + 3) % 6} />
          <ClosedCard name={accounts} line={crmNumber(country, id + 5).international} />
        </li>
      </ul>
    </section>
  );
}

type Props = { name: string; line: string };

function OpenCard({ name, line }: Props) {
  return createElement(
    'oak-colleague',
    null,
    <template shadowrootmode="open">
      <style>{CARD_CSS}</style>
      <p>
        <b>{name}</b>
        {`Assistant · ${line}`}
      </p>
    </template>,
  );
}

/** Drawn in the browser by `colleague-elements.ts`. */
function ClosedCard({ name, line }: Props) {
  return createElement('oak-private-line', { 'data-person': name, 'data-line': line });
}

function Face({ name, hue }: { name: string; hue: number }) {
  return (
    <span class="face" data-hue={hue} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
