import type { Contact } from '@/sandbox/crm/data/contacts';
import { crmNumber } from '@/sandbox/crm/data/numbers';
import { frameHtml } from '@/sandbox/crm/FrameDoc';
import { BASE_PATH } from '@/sandbox/crm/page';

/** Three frames: a mail thread (same origin), a letter (`srcdoc`) and a note (`about:blank`). */
export function Letters({ contact }: { contact: Contact }) {
  const { id, name, country } = contact;
  return (
    <section class="card letters" aria-labelledby="letters">
      <h2 id="letters">Letters</h2>
      <div class="grid">
        <figure>
          <figcaption>Mail thread</figcaption>
          <iframe title={`Mail with ${name}`} src={`${BASE_PATH}/contacts/${id}/mail`} />
        </figure>
        <figure>
          <figcaption>Last letter</figcaption>
          <iframe title="Last letter" srcDoc={letter(contact)} />
        </figure>
        <figure>
          <figcaption>Note from the front desk</figcaption>
          <iframe
            title="Note from the front desk"
            class="blank"
            data-note={`Called while you were out. Back on ${crmNumber(country, id + 7).international} until six.`}
          />
        </figure>
      </div>
    </section>
  );
}

function letter({ name, country, id }: Contact): string {
  const { international } = crmNumber(country, id + 6);
  return frameHtml({
    title: 'Letter',
    children: (
      <>
        <p>{`Dear ${name},`}</p>
        <p>
          {'our warehouse is closed on 24 and 31 December. In an emergency ring the duty desk on '}
          {`${international}, day or night.`}
        </p>
        <p>Invoice 2026-004417 is enclosed.</p>
      </>
    ),
  });
}
