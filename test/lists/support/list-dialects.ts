import type { NumberLabel } from '@/lib/lists/model';

/** A field that a generated list may have, besides numbers. */
export type TextField =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'email'
  | 'owner'
  | 'country'
  | 'region'
  | 'city'
  | 'postcode';

/** How one program, or the people of one language, write the headings of a list. */
export interface ListDialect {
  name: string;
  fields: Readonly<Partial<Record<TextField, readonly string[]>>>;
  numbers: Readonly<Partial<Record<NumberLabel, readonly string[]>>>;
  fax: readonly string[];
  /** Headings of columns that are of no use, by what is below them. */
  extras: Readonly<Partial<Record<ExtraColumn, readonly string[]>>>;
  /** The ids of a CRM that recognises its own export. */
  record?: {
    crm: string;
    type: string;
    heading: string;
    /** Columns that its exports always have. */
    always: readonly [heading: string, cell: string][];
    id: (count: number) => { cell: string; id: string };
  };
}

/** What the cells of a useless column hold. */
export type ExtraColumn = 'date' | 'amount' | 'customer' | 'note' | 'place' | 'status' | 'tax';

const salesforceId = (count: number) => `0035g00000${String(count).padStart(5, '0')}AAA`;

/** English, as exports of CRMs and people write it. */
const english: Omit<ListDialect, 'name' | 'record'> = {
  fields: {
    name: ['Name', 'Full Name', 'Contact Name', 'full_name'],
    firstName: ['First Name', 'FirstName', 'Given Name', 'first_name'],
    lastName: ['Last Name', 'LastName', 'Surname', 'last_name'],
    company: ['Company', 'Company Name', 'Account Name', 'Organization'],
    email: ['Email', 'E-mail Address', 'Email Address'],
    country: ['Country', 'Country/Region', 'Mailing Country', 'COUNTRY'],
    region: ['State', 'State/Region', 'Mailing State/Province'],
    city: ['City', 'Mailing City', 'Town'],
    postcode: ['ZIP', 'Postal Code', 'Mailing Zip/Postal Code'],
  },
  numbers: {
    mobile: ['Mobile', 'Mobile Phone', 'Cell', 'MobilePhone', 'Mob. No.'],
    direct: ['Work Direct Phone', 'Direct Dial', 'DDI'],
    work: ['Business Phone', 'Work Phone', 'Office Phone'],
    company: ['Corporate Phone', 'Company Phone', 'HQ Phone'],
    main: ['Phone', 'Phone Number', 'Telephone', 'Tel', 'Main Phone'],
    home: ['Home Phone', 'Home Phone 2'],
    other: ['Other Phone', 'Alternate Phone', 'Asst. Phone'],
  },
  fax: ['Fax', 'Business Fax'],
  extras: {
    date: ['Create Date', 'Last Contacted', 'Birthday'],
    amount: ['Annual Revenue', 'Amount', 'Score'],
    customer: ['Customer ID', 'Order No', 'Account Number', 'Reference'],
    note: ['Notes', 'Title', 'Description'],
    place: ['Latitude', 'Longitude'],
    status: ['Lead Status', 'Phone Status', 'Email Status', 'Stage'],
    tax: ['VAT ID', 'Tax ID', 'EIN'],
  },
};

const owned = (heading: string): [string, string] => [heading, 'Robin Vale'];

/** The exports of CRMs, and lists in ten languages. */
export const listDialects: readonly ListDialect[] = [
  { ...english, name: 'english' },
  {
    ...english,
    name: 'hubspot',
    record: {
      crm: 'hubspot',
      type: 'contact',
      heading: 'Record ID',
      always: [
        owned('Contact owner'),
        ['Marketing contact status', 'Marketing contact'],
        ['Create Date', '2026-11-02 10:00'],
      ],
      id: (count) => ({
        cell: String(151_234_500_000 + count),
        id: String(151_234_500_000 + count),
      }),
    },
  },
  {
    ...english,
    name: 'salesforce',
    record: {
      crm: 'salesforce',
      type: 'Contact',
      heading: 'Contact ID',
      always: [owned('Account Owner')],
      id: (count) => ({ cell: salesforceId(count), id: salesforceId(count) }),
    },
  },
  {
    ...english,
    name: 'zoho',
    record: {
      crm: 'zoho',
      type: 'lead',
      heading: 'Record Id',
      always: [owned('Lead Owner')],
      id: (count) => ({
        cell: `zcrm_4150868000000${376_000 + count}`,
        id: `4150868000000${376_000 + count}`,
      }),
    },
  },
  {
    ...english,
    name: 'pipedrive',
    fields: {
      name: ['Person - Name'],
      company: ['Person - Organization'],
      email: ['Person - Email - Work', 'Person - Email'],
    },
    numbers: {
      mobile: ['Person - Phone - Mobile'],
      work: ['Person - Phone - Work'],
      home: ['Person - Phone - Home'],
      other: ['Person - Phone - Other'],
      company: ['Organization - Phone'],
    },
    record: {
      crm: 'pipedrive',
      type: 'person',
      heading: 'Person - ID',
      always: [owned('Person - Owner'), ['Person - Open deals', '2']],
      id: (count) => ({ cell: String(1 + count), id: String(1 + count) }),
    },
  },
  {
    ...english,
    name: 'odoo',
    record: {
      crm: 'odoo',
      type: 'res.partner',
      heading: 'External ID',
      always: [owned('Salesperson')],
      id: (count) => ({
        cell: `__export__.res_partner_${40 + count}_5d1a2b3c`,
        id: String(40 + count),
      }),
    },
  },
  {
    name: 'german',
    fields: {
      name: ['Ansprechpartner', 'Kontakt', 'Vollständiger Name'],
      firstName: ['Vorname'],
      lastName: ['Nachname', 'Name', 'Familienname'],
      company: ['Firma', 'Unternehmen'],
      email: ['E-Mail', 'E-Mail-Adresse'],
      country: ['Land', 'Land/Region'],
      region: ['Bundesland'],
      city: ['Ort', 'Stadt'],
      postcode: ['PLZ', 'Postleitzahl'],
    },
    numbers: {
      mobile: ['Handy', 'Mobil', 'Mobiltelefon'],
      direct: ['Durchwahl'],
      work: ['Tel. dienstl.', 'Telefon geschäftlich', 'Telefon Büro'],
      company: ['Telefon Firma', 'Zentrale', 'Firmentelefon'],
      main: ['Telefon', 'Telefonnummer', 'Tel.', 'Rufnummer'],
      home: ['Tel. privat', 'Telefon privat'],
      other: ['Weitere Telefonnummer', 'Telefon 2'],
    },
    fax: ['Fax', 'Telefax'],
    extras: {
      date: ['Geburtsdatum', 'Erstellt am'],
      amount: ['Umsatz', 'Betrag'],
      customer: ['Kundennummer', 'Auftragsnummer'],
      note: ['Bemerkung', 'Abteilung'],
      tax: ['Steuernummer', 'USt-ID'],
    },
  },
  {
    name: 'french',
    fields: {
      name: ['Nom complet', 'Interlocuteur'],
      firstName: ['Prénom'],
      lastName: ['Nom', 'Nom de famille'],
      company: ['Société', 'Entreprise'],
      email: ['Courriel', 'Adresse e-mail'],
      country: ['Pays'],
      region: ['Région'],
      city: ['Ville'],
      postcode: ['Code postal'],
    },
    numbers: {
      mobile: ['Téléphone portable', 'Tél. mobile'],
      direct: ['Ligne directe'],
      work: ['Téléphone professionnel', 'Tél. bureau'],
      company: ['Téléphone entreprise'],
      main: ['Téléphone', 'Téléphone principal', 'Numéro de téléphone'],
      home: ['Téléphone domicile'],
      other: ['Autre téléphone'],
    },
    fax: ['Télécopie'],
    extras: {
      date: ['Date de création'],
      amount: ['Chiffre d’affaires'],
      customer: ['SIRET', 'Référence'],
      note: ['Fonction', 'Remarques'],
    },
  },
  {
    name: 'spanish',
    fields: {
      name: ['Nombre completo', 'Persona de contacto'],
      firstName: ['Nombre'],
      lastName: ['Apellidos'],
      company: ['Empresa'],
      email: ['Correo electrónico'],
      country: ['País'],
      region: ['Provincia'],
      city: ['Ciudad', 'Localidad'],
      postcode: ['Código postal', 'C.P.'],
    },
    numbers: {
      mobile: ['Móvil', 'Teléfono móvil', 'Celular'],
      work: ['Teléfono del trabajo', 'Teléfono oficina'],
      company: ['Teléfono empresa'],
      main: ['Teléfono', 'Tfno.'],
      home: ['Teléfono particular'],
      other: ['Otro teléfono'],
    },
    fax: ['Fax'],
    extras: {
      date: ['Fecha de alta'],
      amount: ['Importe'],
      customer: ['NIF', 'Pedido'],
      note: ['Cargo', 'Notas'],
    },
  },
  {
    name: 'portuguese',
    fields: {
      name: ['Nome completo'],
      firstName: ['Nome'],
      lastName: ['Sobrenome', 'Apelido'],
      company: ['Empresa'],
      email: ['E-mail'],
      country: ['País'],
      city: ['Cidade'],
      postcode: ['CEP'],
    },
    numbers: {
      mobile: ['Celular', 'Telemóvel'],
      work: ['Telefone comercial'],
      main: ['Telefone', 'Número de telefone'],
      home: ['Telefone residencial'],
      other: ['Outro telefone'],
    },
    fax: ['Fax'],
    extras: {
      date: ['Data de criação'],
      amount: ['Valor'],
      customer: ['CNPJ', 'Pedido'],
      note: ['Cargo'],
    },
  },
  {
    name: 'italian',
    fields: {
      name: ['Nominativo'],
      firstName: ['Nome'],
      lastName: ['Cognome'],
      company: ['Azienda', 'Ragione sociale'],
      email: ['E-mail'],
      country: ['Paese'],
      city: ['Città'],
      postcode: ['CAP'],
    },
    numbers: {
      mobile: ['Cellulare'],
      work: ['Telefono ufficio'],
      main: ['Telefono'],
      home: ['Telefono casa'],
    },
    fax: ['Fax'],
    extras: { date: ['Data di creazione'], customer: ['Partita IVA'], note: ['Ruolo', 'Note'] },
  },
  {
    name: 'dutch',
    fields: {
      name: ['Contactpersoon', 'Volledige naam'],
      firstName: ['Voornaam'],
      lastName: ['Achternaam', 'Naam'],
      company: ['Bedrijf', 'Bedrijfsnaam'],
      email: ['E-mailadres'],
      country: ['Land'],
      city: ['Plaats'],
      postcode: ['Postcode'],
    },
    numbers: {
      mobile: ['Mobiel'],
      work: ['Telefoon werk', 'Telefoon zakelijk'],
      main: ['Telefoon', 'Telefoonnummer'],
      home: ['Telefoon thuis'],
    },
    fax: ['Fax'],
    extras: {
      date: ['Aangemaakt op'],
      customer: ['Klantnummer'],
      note: ['Functie', 'Opmerkingen'],
    },
  },
  {
    name: 'hindi',
    fields: {
      name: ['नाम', 'पूरा नाम'],
      company: ['कंपनी', 'कंपनी का नाम'],
      email: ['ईमेल'],
      country: ['देश'],
      region: ['राज्य'],
      city: ['शहर'],
      postcode: ['पिन कोड'],
    },
    numbers: {
      mobile: ['मोबाइल', 'मोबाइल नंबर'],
      work: ['कार्यालय फ़ोन'],
      main: ['फ़ोन', 'फ़ोन नंबर'],
      home: ['घर का फ़ोन'],
    },
    fax: ['फ़ैक्स'],
    extras: { date: ['जन्म तिथि'], note: ['टिप्पणी', 'पद'], customer: ['क्रमांक'] },
  },
  {
    name: 'japanese',
    fields: {
      name: ['氏名', 'お名前', '担当者名'],
      company: ['会社名', '企業名'],
      email: ['メールアドレス'],
      country: ['国', '国名'],
      region: ['都道府県'],
      city: ['市区町村'],
      postcode: ['郵便番号'],
    },
    numbers: {
      mobile: ['携帯電話', '携帯'],
      direct: ['直通'],
      work: ['勤務先電話'],
      company: ['会社電話', '代表電話'],
      main: ['電話番号', '電話', 'TEL'],
      home: ['自宅電話'],
    },
    fax: ['FAX', 'ファックス'],
    extras: { date: ['登録日'], customer: ['顧客番号'], note: ['備考', '役職'], amount: ['金額'] },
  },
  {
    name: 'arabic',
    fields: {
      name: ['الاسم', 'الاسم الكامل', 'اسم العميل'],
      company: ['الشركة', 'اسم الشركة'],
      email: ['البريد الإلكتروني'],
      country: ['الدولة', 'البلد'],
      region: ['المنطقة'],
      city: ['المدينة'],
    },
    numbers: {
      mobile: ['رقم الجوال', 'الجوال'],
      work: ['هاتف العمل', 'هاتف المكتب'],
      company: ['هاتف الشركة'],
      main: ['رقم الهاتف', 'الهاتف'],
      home: ['هاتف المنزل'],
    },
    fax: ['فاكس'],
    extras: { date: ['تاريخ الميلاد'], customer: ['رقم العميل'], note: ['ملاحظات', 'الوظيفة'] },
  },
];
