import { i18n } from '#i18n';

/** The contact's data from the campaign, as it was when the call was made. */
export function ContactData({ data }: { data: Readonly<Record<string, string>> | undefined }) {
  const entries = Object.entries(data ?? {});
  if (entries.length === 0) return null;
  return (
    <section class="contact-data">
      <h2>{i18n.t('log.contact_details')}</h2>
      <dl>
        {entries.map(([label, text]) => (
          <div key={label}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
