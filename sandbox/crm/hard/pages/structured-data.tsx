import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** The shop's structured data (schema.org) for search engines. */
const SHOP = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: 'Brightwater Freight',
  telephone: '(646) 555-0164',
  vatID: '2125550179',
  department: [
    { '@type': 'Store', name: 'London', telephone: '+44 20 7946 0164' },
    {
      '@type': 'Store',
      name: 'Berlin',
      contactPoint: { '@type': 'ContactPoint', telephone: ['+49 30 23125 164'] },
    },
  ],
};

/** Phone numbers in microdata, `meta` and JSON-LD (schema.org), where bare digits count. */
export function SchemaOrgPage() {
  return (
    <HardPage slug="schema-org" lead="What the page says to machines of the numbers on it.">
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(SHOP) }}
      />
      <div class="grid">
        <section class="card" itemScope itemType="https://schema.org/Person">
          <h2 itemProp="name">Ada Whitfield</h2>
          <p itemProp="telephone">2125550180</p>
          <p>
            <span itemProp="telephone">
              <b>212</b>5550181
            </span>
          </p>
          <p itemProp="faxNumber">2125550182</p>
          <p itemProp="taxID">2125550183</p>
          <p>
            <span itemProp="identifier">2125550184</span>
          </p>
        </section>
        <section class="card" itemScope itemType="https://schema.org/Organization">
          <h2 itemProp="name">Brightwater Freight</h2>
          <meta itemProp="telephone" content="+33 1 99 00 11 64" />
          <a itemProp="telephone" href="tel:+46-8-465-004-64">
            +46 8 465 004 64
          </a>
          <p itemProp="orderNumber">2125550185</p>
        </section>
      </div>
    </HardPage>
  );
}
