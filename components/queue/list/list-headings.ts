/** Words in the heading of a column of phone numbers, in lower case. */
export const PHONE_HEADINGS = [
  ...['phone', 'tel', 'mobile', 'cell', 'dial'],
  ...['telefon', 'rufnummer', 'handy', 'mobil', 'durchwahl'],
  ...['هاتف', 'جوال', 'موبايل', 'محمول', 'تليفون'],
  ...['téléphone', 'portable', 'teléfono', 'telefono', 'móvil'],
];

/** Words that numbers of any kind have: customers, orders, phones. */
export const NUMBER_HEADINGS = ['number', 'nummer', 'رقم', 'numéro', 'número', 'numero'];

/** Words of columns whose numbers are not called. */
export const OTHER_HEADINGS = [
  ...['fax', 'id', 'customer', 'account', 'order', 'invoice', 'postal', 'zip', 'vat', 'tax'],
  ...['kunden', 'konto', 'auftrag', 'rechnung', 'plz', 'steuer', 'datum', 'date'],
  ...['فاكس', 'العميل', 'الحساب', 'الطلب', 'البريدي', 'التاريخ'],
];

/** Headings of a column with a person's whole name. */
export const NAME_HEADINGS = [
  ...[
    'name',
    'full name',
    'contact',
    'contact name',
    'customer',
    'customer name',
    'person',
    'lead',
  ],
  ...['kontakt', 'ansprechpartner', 'kunde', 'vollständiger name', 'kontaktname', 'kundenname'],
  ...['الاسم', 'الاسم الكامل', 'جهة الاتصال', 'اسم العميل', 'nom', 'nombre'],
];

/** Headings of the first of two columns with first and last names. */
export const FIRST_NAME_HEADINGS = [
  'first name',
  'firstname',
  'given name',
  'vorname',
  'الاسم الأول',
];

/** Headings of the second of them. */
export const LAST_NAME_HEADINGS = [
  ...['last name', 'lastname', 'surname', 'family name', 'nachname', 'familienname'],
  ...['اسم العائلة', 'الاسم الأخير', 'اللقب'],
];
