import { describe, expect, it } from 'vitest';
import { isOfCompany, readHeading } from '@/lib/lists/columns/headings/read-heading';
import { shownRole } from '@/test/lists/support/table-of';

describe('readHeading', () => {
  it.each([
    [
      'name',
      'Person - Name, Full Name, Ansprechpartner, Nom complet, Persona de contacto, Nominativo, 氏名, पूरा नाम, الاسم الكامل',
    ],
    [
      'first-name',
      'First Name, FirstName, Given Name, Vorname, Prénom, Nombre de pila, Voornaam, 名, Name (First)',
    ],
    [
      'last-name',
      'Last Name, Family Name, Nachname, Nom de famille, Apellidos, Sobrenome, Cognome, Achternaam, 姓, Last',
    ],
    [
      'email',
      'Email, E-mail Address, E-mail 1 - Value, Courriel, Correo electrónico, メールアドレス, ईमेल, البريد الإلكتروني',
    ],
    [
      'company',
      'Company, Account Name, Organization - Name, Organization 1 - Name, Firma, Société, Empresa, Azienda, 会社名, कंपनी, الشركة',
    ],
    [
      'owner',
      'Contact owner, Lead Owner, Person - Owner, Salesperson, Zuständig, Propriétaire, 営業担当, المالك',
    ],
    [
      'country',
      'Country/Region, Mailing Country, MailingCountryCode, Address 1 - Country, Land/Region geschäftlich, Pays, País, 国, देश, الدولة, country_id',
    ],
    [
      'region',
      'State/Region, Mailing State/Province, Bundesland, Provincia, 都道府県, राज्य, المنطقة',
    ],
    ['city', 'City, Home City, Ort, Ville, Localidad, Cidade, Città, 市区町村, शहर, المدينة'],
    [
      'address',
      'Street Address, Business Street 2, Address 1 - Formatted, Straße geschäftlich, Rue, Dirección, 住所, Location',
    ],
    ['postcode', 'ZIP, Mailing Zip/Postal Code, PLZ, Code postal, C.P., CAP, 郵便番号, पिन कोड'],
    [
      'record-id',
      'Record ID, Record Id, Lead ID, Contact ID, Person - ID, External ID, id, Account ID',
    ],
    ['fax', 'Home Fax'],
    ['number mobile', 'Mobile Phone Number, Handy'],
  ])('reads headings of %s', (role, headings) => {
    for (const heading of headings.split(', '))
      expect(shownRole(readHeading(heading) ?? {}), heading).toBe(role);
  });

  it('knows columns of numbers that are never called', () => {
    const headings =
      'Kundennummer, Associated Company IDs, # Employees, Annual Revenue, VAT ID, Latitude, Create Date, Case Number, SIRET, Steuer-Nr., Extension, Order No';
    for (const heading of headings.split(', '))
      expect(readHeading(heading)?.holds.role, heading).toBe('other');
  });

  it.each(['Foo', 'Last Contact', 'Number', '', '–'])('knows nothing of %j', (heading) => {
    expect(readHeading(heading)).toBeUndefined();
  });

  it.each(['Private', 'Primary', 'Address of'])(
    'reads no field from %s, which only qualifies one',
    (heading) => {
      expect(readHeading(heading)).toBeUndefined();
    },
  );

  it('tells what is of the company', () => {
    expect(readHeading('Company Country')?.ofCompany).toBe(true);
    expect(readHeading('Account Owner')?.ofCompany).toBe(true);
    expect(readHeading('Country')?.ofCompany).toBeUndefined();
    expect(isOfCompany('organization country of address')).toBe(true);
    expect(isOfCompany('country')).toBe(false);
  });
});
