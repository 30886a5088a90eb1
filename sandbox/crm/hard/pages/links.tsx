import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Links that dial, in all common schemes, and their texts. */
const DIALLED: readonly [href: string, text: string][] = [
  ['callto:+1-646-555-0166', 'Call the counter'],
  ['sms:+44-20-7946-0166?body=Hello', 'Send a text'],
  ['sip:+493023125166@pbx.example;user=phone', 'Ring by SIP'],
  ['skype:+33199001166?call', 'Ring by Skype'],
  ['whatsapp://send?phone=46846500466&text=Hello', 'Open in WhatsApp'],
  ['https://wa.me/16465550167', 'Chat with sales'],
  ['https://api.whatsapp.com/send?phone=442079460167&text=Hello', 'Chat with support'],
  ['https://api.whatsapp.com/send/?text=Hello&phone=%2B493023125167', 'Chat with Berlin'],
  ['tel:+1-212-555-0166;ext=204', '(212) 555-0166'],
  ['tel:7946-0168;phone-context=+44-20', 'London desk'],
  ['tel:%2B49%2030%2023125%20168', 'Berlin desk'],
  ['TEL:2125550168', 'Counter of the house'],
];

/** Links that look similar but do not dial. */
const NOT_DIALLED: readonly [href: string, text: string][] = [
  ['sip:ada@pbx.example', 'Ada by SIP'],
  ['skype:ada.whitfield.4842123166?chat', 'Ada by Skype'],
  ['https://wa.me/message/4842123166AB', 'Our business account'],
  ['https://wa.me/?text=4842123167', 'Share by WhatsApp'],
  ['sms:?body=Order%204842123168', 'Share by text'],
  ['mailto:4842123166@example.com', 'Mail the order'],
  ['/crm/hard/?phone=2125550169', 'Another page'],
];

/** Links with the number in the address and the same or another text. */
export function DialLinksPage() {
  return (
    <HardPage slug="dial-links" lead="The number is in the link's address, whatever its text says.">
      <div class="grid">
        <Links title="Reach us" links={DIALLED} />
        <Links title="More" links={NOT_DIALLED} />
      </div>
    </HardPage>
  );
}

function Links({ title, links }: { title: string; links: typeof DIALLED }) {
  return (
    <section class="card">
      <h2>{title}</h2>
      <ul class="plain">
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
