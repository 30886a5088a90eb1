import { type CustomerCountry, isCountry } from './numbers';

/** An entry of the address book, with the number as written and in E.164. */
export type Person = {
  name: string;
  role: string;
  company: string;
  city: string;
  country: CustomerCountry;
  phone: string;
  e164: string;
};

/** Name, role, company, city, country, number as written, the same number in E.164. */
const ADDRESS_BOOK = `
Ada Whitfield | Operations director | Brightwater Freight | New York | US | (212) 555-0134 | +12125550134
Rhys Pritchard | Head of buying | Penhale Foods | Cardiff | GB | +44 7700 900123 | +447700900123
Carol Jensen | Office manager | Jensen & Roe | New York | US | 212.555.0187 | +12125550187
Marcus Hale | Owner | Hale Roofing | Chicago | US | 312-555-0149 | +13125550149
Imogen Clarke | Procurement | Larch & Sons | London | GB | 020 7946 0123 | +442079460123
Jonas Reuter | Einkaufsleiter | Reuter Werkzeugbau | Berlin | DE | +49 30 23125 123 | +493023125123
Camille Dorval | Directrice des achats | Ateliers Dorval | Paris | FR | +33 1 99 00 12 34 | +33199001234
Priya Raman | VP Sales | Coppergate Software | San Francisco | US | +1 415 555 0142 | +14155550142
Tobias Lindqvist | Inköpschef | Norrvik Trä | Stockholm | SE | +46 8 465 004 12 | +46846500412
Bridget Malone | Branch manager | Harbour Tools | Boston | US | 617.555.0158 | +16175550158
Oliver Tranter | Site manager | Tranter Scaffolding | Birmingham | GB | 0121 496 0345 | +441214960345
Noémie Gauthier | Acheteuse | Menuiserie Gauthier | Montréal | CA | (514) 555-0145 | +15145550145
Desmond Achebe | Fleet lead | Blue Ridge Couriers | Atlanta | US | 404 555 0126 | +14045550126
Hannah Voss | Geschäftsführerin | Voss Gartenbau | Köln | DE | 0221 47101-234 | +4922147101234
Luis Ferrando | Facilities | Casa Mesa Hotels | Miami | US | +1 (305) 555-0173 | +13055550173
Grace Adeyemi | Practice manager | Elmside Dental | Leeds | GB | +44 113 496 0123 | +441134960123
Wesley Tan | Founder | Saltbox Coffee | Seattle | US | 206-555-0119 ext. 204 | +12065550119
Amelia Croft | Warehouse lead | Croft Logistics | Sydney | AU | (02) 5550 1234 | +61255501234
Viktor Szalai | Beszerző | Szalai Bútor | Székesfehérvár | HU | +36 55 123 456 | +3655123456
Nadia Brenner | Controller | Alpenblick Optik | München | DE | +49 (0)89 99998-123 | +498999998123
Calvin Ostrander | Service lead | Prairie Heating | Minneapolis | US | 612.555.0164 | +16125550164
Fiona Meldrum | Director | Meldrum Archive | Edinburgh | GB | 0131 496 0872 | +441314960872
Yusuf Karaman | Partner | Karaman & Lowe | Toronto | CA | 416-555-0123 | +14165550123
Elodie Marchand | Gérante | Librairie du Port | Marseille | FR | 04 65 71 23 45 | +33465712345
Sam Okafor | IT lead | Fernwood Schools | Denver | US | 1-303-555-0191 | +13035550191
Ingrid Solheim | Kontorschef | Ljusdal Keramik | Göteborg | SE | 031-390 06 12 | +46313900612
Mateo Villaseñor | Owner | Agave Tile | Austin | US | (512) 555-0177 | +15125550177
Charlotte Bexley | Event manager | Bexley Hall | Bristol | GB | (0117) 496 0456 | +441174960456
Lachlan Burrell | Foreman | Burrell Civil | Melbourne | AU | +61 3 7010 1234 | +61370101234
Renata Kowalik | Dispatcher | Keystone Haulage | Philadelphia | US | 215 555 0138 | +12155550138
Dieter Hofmann | Prokurist | Hofmann Druck | Frankfurt | DE | 069/90009-123 | +496990009123
Shanice Bright | Clinic manager | Palm Court Clinic | Kingston | JM | +1 876 555 0123 | +18765550123
Theo Lambourne | Surveyor | Lambourne & Pike | Manchester | GB | 0161 496 0789 | +441614960789
Mei-Lin Zhao | Purchasing | Golden Gate Ceramics | Oakland | US | +1-510-555-0116 | +15105550116
Sébastien Royer | Chef d’atelier | Royer Vélos | Lille | FR | 03.53.01.23.45 | +33353012345
Georgia Petrakis | General manager | Bayside Marine | Brisbane | AU | 07 5550 3456 | +61755503456
Aaron Feldstein | Counsel | Feldstein Reed | Los Angeles | US | 213.555.0108 | +12135550108
Linnea Åkesson | Projektledare | Åkesson Bygg | Malmö | SE | +46 40 628 04 12 | +46406280412
Joanne Tully | Bursar | St Brannock’s | Belfast | GB | +44 (0)28 9649 6123 | +442896496123
Patrick Dunleavy | Estimator | Dunleavy Glass | Vancouver | CA | +1 604 555 0178 | +16045550178
Kavita Shah | Head of people | Ridgeline Health | Phoenix | US | (602) 555-0155 | +16025550155
Felix Brandt | Werkstattleiter | Brandt & Söhne | Hamburg | DE | 040 66969 123 | +494066969123
Rosa Delgado | Accounts payable | Cielo Imports | San Juan | PR | 787-555-0123 | +17875550123
Henry Aldous | Landlord | The Anchor Inn | London | GB | +44 20 7946 0958 | +442079460958
`;

/**
 * The address book in the order of the list. Names are invented. All numbers are in ranges reserved
 * for fiction (NANPA 555-01xx, Ofcom, ACMA, BNetzA, Arcep, PTS drama numbers).
 */
export const people: readonly Person[] = ADDRESS_BOOK.trim().split('\n').map(personFrom);

function personFrom(line: string): Person {
  const [name = '', role = '', company = '', city = '', country = '', phone = '', e164 = ''] =
    line.split(' | ');
  if (!isCountry(country)) throw new Error(`address book: unknown country in "${line}"`);
  return { name, role, company, city, country, phone, e164 };
}
