/** A labelled line of the papers. `e164` is set only if it is a phone number. */
type Paper = { label: string; text: string; e164?: string };

/** A group of papers. */
export type PaperGroup = { title: string; papers: readonly Paper[] };

/** A customer's papers. Nearly every text looks like a phone number, but few are. */
export const paperGroups: readonly PaperGroup[] = [
  group('Orders and parcels', {
    'Order no.': '4842123456',
    'Purchase order': 'PO 212-5550-134',
    Invoice: 'INV-2026-0044172',
    'Delivery note': '2026/11/004417',
    'Ticket no.': '#6175550158',
    SKU: '415-5550142-BLK',
    'Serial no.': 'SN 3125 5501 4900',
    Tracking: '1Z 999 AA1 01 2345 6784',
    'Parcel no.': '7310 1089 3004 2',
    EAN: '4006381333931',
    ISBN: '978-3-16-148410-0',
  }),
  group('Money', {
    IBAN: 'DE89 3704 0044 0532 0130 00',
    'IBAN (UK)': 'GB29 NWBK 6016 1331 9268 19',
    'Sort code and account': '20-79-46 01230958',
    'Card on file': '4111 1111 1111 1111',
    'VAT no.': 'DE 123 456 789',
    'Tax no.': '30/231/25123',
    Balance: '$2,125,550,134.00',
    'Credit limit': '1.234.567,89 €',
    'Exchange rate': '1.2125550134',
  }),
  group('Dates and hours', {
    'Last contact': '2026-11-20 16:05:42',
    'Customer since': '20.11.2019',
    'Next review': '11/20/2026 10:30',
    'Opening hours': '08:00-17:30, 09:00-12:00',
    'Fiscal years': '2024-2025, 2025-2026',
    'Synced at': '1795190742',
    'Exported at': '20261120160542',
  }),
  group('Machines', {
    'IP address': '192.168.100.200',
    'Gateway and port': '10.212.55.50:8787',
    IPv6: '2001:db8:212:555:0134::1',
    MAC: '00-1A-2B-55-50-13',
    Firmware: '10.15.7.4821',
    Build: '20261120.4412.1',
    UUID: '21255501-3400-4155-8012-415555014200',
    Checksum: '6465550143e0c1d9a0b7',
    'Screen size': '2560x1440, 1920x1080',
  }),
  group('Places and registers', {
    Coordinates: '40.712776, -74.005974',
    'Warehouse plot': '1204-5567-8',
    'ZIP code': '10118-0110',
    'Pallet size': '1200 x 800 x 1440 mm',
    'Company no.': '09876543',
    ABN: '51 824 753 556',
    DUNS: '15-048-3782',
    'Social security no.': '078-05-1120',
    'Meter reading': '0044 1790 2231',
  }),
  {
    title: 'People to ring',
    papers: [
      { label: 'Account desk, phone', text: '+1 646 555 0110', e164: '+16465550110' },
      { label: 'Customs broker, phone', text: '+44 20 7946 0321', e164: '+442079460321' },
      { label: 'Night driver, mobile', text: '(312) 555-0171 ext. 12', e164: '+13125550171' },
      { label: 'Warehouse Berlin, phone', text: '+49 30 23125-480', e164: '+493023125480' },
    ],
  },
];

function group(title: string, entries: Record<string, string>): PaperGroup {
  const papers = Object.entries(entries).map(([label, text]) => ({ label, text }));
  return { title, papers };
}
