/** What a heading can name besides numbers. */
export type NamedField =
  | 'name'
  | 'first-name'
  | 'last-name'
  | 'email'
  | 'company'
  | 'owner'
  | 'country'
  | 'region'
  | 'city'
  | 'address'
  | 'postcode'
  | 'record-id';

/**
 * Whole headings, one field each, in the languages of the lists. A comma separates headings. One with `=`
 * is not looked for within a longer heading. Words that
 * say whose field it is (`Mailing`, `geschäftlich`) are in {@link QUALIFIERS} and need not be repeated.
 */
export const FIELD_HEADINGS: Readonly<Record<NamedField, string>> = {
  name: `
    name, name full, main contact, primary contact, full name, fullname, =names, contact, contact name, contact person, customer, customer name, client, client name,
    person, person name, lead, lead name, prospect, prospect name, display name, complete name, name of contact,
    decision maker, recipient, attendee, attendee name, patient, member, tenant, candidate, applicant, subscriber, subscriber name, callee,
    kontakt, kontaktname, kontaktperson, ansprechpartner, ansprechpartnerin, ansprechperson, kunde, kundenname, interessent, mieter, bewerber,
    vollständiger name, voller name, vor und nachname, vorname nachname, name vorname, nachname vorname, vorname name,
    nom, nom complet, nom et prénom, nom prénom, prénom nom, prénom et nom, nom du contact, nom du client, interlocuteur, personne,
    nom affiché, nombre, nombre completo, nombre y apellidos, nombre y apellido, apellidos y nombre, contacto, nombre de contacto,
    nombre del contacto, persona de contacto, cliente, nombre del cliente, =persona,
    nome, nome completo, nome e sobrenome, contato, nome do contato, nome do contacto, pessoa de contato, nome do cliente, pessoa,
    nome e cognome, cognome e nome, nominativo, contatto, referente, persona di contatto, nome contatto, nome cliente,
    naam, volledige naam, contactpersoon, naam contactpersoon, klant, klantnaam, contactnaam,
    नाम, पूरा नाम, ग्राहक का नाम, संपर्क, संपर्क नाम, ग्राहक, व्यक्ति, व्यक्ति का नाम,
    氏名, 名前, お名前, ご氏名, 姓名, フルネーム, 担当者, 担当者名, ご担当者, ご担当者名, 担当者氏名, 連絡先, 連絡先名, 顧客名, お客様名,
    お客様氏名, 取引先責任者, 取引先責任者名, 联系人, 이름,
    الاسم, الاسم الكامل, اسم العميل, جهة الاتصال, اسم جهة الاتصال, العميل, الشخص, اسم الشخص, الاسم بالكامل, اسم الزبون`,
  'first-name': `
    first name, name first, firstname, =first, given name, givenname, forename, fname, christian name, preferred name,
    vorname, rufname, prénom, nombre de pila, primer nombre, nombres, primeiro nome, nome próprio, voornaam, roepnaam,
    nome di battesimo, पहला नाम, प्रथम नाम, =名, ファーストネーム, الاسم الأول, الاسم الشخصي`,
  'last-name': `
    last name, name last, lastname, =last, surname, family name, familyname, lname, second name,
    nachname, familienname, zuname, nom de famille, apellido, apellidos, primer apellido, segundo apellido, apellido paterno,
    apellido materno, sobrenome, apelido, último nome, cognome, achternaam, familienaam, उपनाम, कुलनाम, अंतिम नाम, सरनेम,
    =姓, 苗字, 名字, ラストネーム, اسم العائلة, اللقب, الاسم الأخير, الكنية, الشهرة, اسم الأسرة`,
  email: `
    email, emails, e-mail, =mail, email address, e-mail address, email addresses, email id, mail id, email value, email 1 value,
    e-mail-adresse, emailadresse, mailadresse, e-mail adresse, courriel, adresse e-mail, adresse email, adresse mail, adresse courriel,
    adresse électronique, correo, correo electrónico, email corporativo, dirección de correo, dirección de correo electrónico,
    endereço de e-mail, endereço de email, correio eletrónico, e-mailadres, posta elettronica, indirizzo email, indirizzo e-mail,
    ईमेल, ईमेल पता, मेल, メール, メールアドレス, eメール, 電子メール, Ｅメール, 邮箱, 이메일,
    البريد الإلكتروني, بريد إلكتروني, الإيميل, ايميل, عنوان البريد الإلكتروني`,
  company: `
    company, company name, partner name, companies, companyname, organization, organisation, organization name, organisation name, account,
    account name, employer, firm, business, business name, business legal name, associated company, company name for emails,
    associated company primary, related company, parent company, firmenname, firma, unternehmen, unternehmensname, arbeitgeber,
    betrieb, organisationsname,
    société, entreprise, nom de la société, nom de l'entreprise, nom de société, nom entreprise, raison sociale, compte,
    nom du compte, organisme, établissement, empresa, nombre de la empresa, nombre empresa, compañía, organización, razón social, cuenta,
    nombre de la cuenta, organização, nome da empresa, razão social, conta, nome da conta,
    azienda, società, ragione sociale, nome azienda, ditta, impresa, organizzazione, bedrijf, bedrijfsnaam, organisatie,
    कंपनी, कंपनी का नाम, संगठन, संस्था, फर्म, व्यवसाय,
    会社, 会社名, 企業, 企業名, 法人名, 組織, 組織名, 団体名, 勤務先, 勤務先名, 取引先, 取引先名, 貴社名, 御社名, 公司, 회사,
    الشركة, اسم الشركة, المؤسسة, اسم المؤسسة, المنظمة, جهة العمل, المنشأة`,
  owner: `
    owner, contact owner, lead owner, account owner, company owner, record owner, deal owner, hubspot owner, owner name, assigned to,
    assigned user, assignee, assigned rep, salesperson, sales person, sales rep, sales representative, =rep, account manager, account executive,
    user responsible, responsible, relationship manager, besitzer, inhaber, kontaktinhaber, datensatzbesitzer, zuständig, zuständiger mitarbeiter, verkäufer,
    betreuer, kundenbetreuer, bearbeiter, vertriebsmitarbeiter, verantwortlich, verantwortlicher, eigentümer,
    propriétaire, propriétaire du contact, responsable, commercial, vendeur, chargé de compte, attribué à, assigné à,
    propietario, propietario del contacto, vendedor, asignado a, agente, gestor, proprietário, proprietário do contato, responsável, atribuído a,
    proprietario, titolare, venditore, commerciale, assegnato a, responsabile, eigenaar, verkoper, accountmanager, verantwoordelijke, toegewezen aan,
    स्वामी, मालिक, संपर्क स्वामी, जिम्मेदार, विक्रेता, 所有者, 担当営業, 営業担当, 営業担当者, 社内担当者,
    المالك, مالك جهة الاتصال, المسؤول, مندوب المبيعات, البائع, مالك السجل`,
  country: `
    country, country id, countries, country name, country region, country or region, country code, country iso, iso country, country code iso, nation, land, land region, staat land, länderkennung,
    ländercode, pays, pays région, code pays, país, pais, país o región, país región, código de país, paese, paese regione, nazione,
    stato paese, landcode, देश, राष्ट्र, =国, 国名, 国 地域, 国地域, 国コード, 国家,
    البلد, الدولة, بلد, البلد المنطقة, دولة`,
  region: `
    region, state, state id, state region, state province, state or province, state county, province, county, state code, region code, federal state,
    bundesland, kanton, bundesland kanton, région, département, dép région, canton, provincia, estado, comunidad autónoma, región, estado o provincia,
    estado provincia, departamento provincia, região, distrito, =uf, regione, provincie, regio, staat provincie,
    राज्य, प्रांत, प्रदेश, क्षेत्र, 都道府県, =県, 地域, =州, المنطقة, المحافظة, الولاية, الإمارة, المقاطعة`,
  city: `
    city, city town village locality, town, city town, locality, municipality, ort, stadt, wohnort, ort stadt, ville, commune, localité, ciudad, localidad, población, municipio,
    cidade, localidade, município, città, comune, località, stad, plaats, woonplaats, शहर, नगर, गांव, 市区町村, =市, 都市, 市町村,
    المدينة, مدينة`,
  address: `
    address, street, street address, address line, address lines, formatted, formatted address, address formatted, full address, address street, postal address, location, full combined address of address, zip city, postal code city,
    plz ort, cp ville,
    straße, strasse, anschrift, adresse, hausanschrift, postanschrift, straße hausnummer, straße und hausnummer, straße nr,
    rue, adresse postale, voie, dirección, direccion, calle, domicilio, calle y número, endereço, morada, rua, logradouro,
    indirizzo, =via, adres, straat, straat en huisnummer, पता, सड़क, 住所, 所在地, 番地, 町名番地, 市区町村番地, 建物名,
    العنوان, الشارع, عنوان`,
  postcode: `
    zip, zip code, zipcode, zip postal code, postal code, postalcode, postcode, post code, zip code postal code, pin code, pincode, =pin, eircode,
    plz, postleitzahl, code postal, =cp, código postal, codigo postal, c p, cep, código de endereçamento postal, c a p, =cap, codice postale, codice avviamento postale,
    पिन कोड, पिनकोड, डाक कोड, 郵便番号, الرمز البريدي, رمز بريدي`,
  'record-id': `
    id, record id, contact id, lead id, person id, external id, contact record id, lead record id, case safe id, digit id, salesforce id, salesforce contact id,
    salesforce lead id, sfdc id, record id contact,
    externe id, id externe, id externo, id esterno, 外部 id, المعرف الخارجي, datensatz id, id de registro, id do registro, レコード id`,
};

/** A record of a company or a deal: taken for the contact's own only if there is no other. */
export const FURTHER_ID_HEADINGS = `
  account id, company id, organization id, organisation id, deal id, opportunity id, ticket id, case id, record id company, company record id`;

/** Words that say whose, or which of several, a field is. They are left out to find the field. */
export const QUALIFIERS = `
  person persons contact contacts lead leads customer customers client prospect mailing shipping billing business home work office primary main other
  patient student member guest tenant applicant candidate borrower debtor iso residence personal private physical legal current secondary value values line
  geschaftlich privat weitere weiterer andere kontakt kunde kunden rechnung lieferung
  bureau domicile autre professionnel professionnelle principal principale du de la le les des d l facturation livraison
  trabajo del el particular otro otra empresarial facturacion envio
  trabalho do da residencial comercial outro outra cobranca entrega
  ufficio casa lavoro altro altra di fatturazione spedizione
  zakelijk werk thuis prive overige van het
  का की के कार्यालय घर
  عمل منزل
`;

/** Words that make a field the company's. */
export const OF_COMPANY = `
  company companys organization organisation account hq headquarters corporate employer firm
  firma unternehmen firmen entreprise societe empresa compania organizacion organizacao azienda societa bedrijf organisatie
  कंपनी संगठन شركة مؤسسة
`;

/** Headings of columns that a queue has no use for. Their numbers are never called. */
export const OTHER_HEADINGS = `
  owner owners manager assistant user agent sender title titles salutation prefix suffix position role job job_title seniority department departments industry industries sector website websites url urls web web_page
  homepage domain linkedin facebook twitter instagram skype note notes comment comments description memo status stage source campaign list lists
  tag tags group label labels category keywords technologies rating score priority type gender sex age birthday birthdate dob anniversary date dates time timestamp datetime
  created updated modified added connected last_activity last_contacted year revenue amount price value total balance budget salary salaries currency employees funding
  count quantity qty number_of id ids uuid guid key vat tax ein ssn iban bic swift siret siren ico nip abn gst pan invoice order orders contract policy serial registration license licence
  sku product plan customer_no customer_number customer_id account_number account_no membership reference ref latitude longitude lat lon lng coordinates ip ip_address language
  locale timezone time_zone code codes sic naics size nationality gstin aadhaar payment payments result loan cust lead_number case_number deal opportunity project campaign
  username referred emergency subject message subscribed contacted called do_not_call dnc calls unsubscribed opt consent bounced clicks opens ext extension nickname phonetic initials spouse children hobby
  photo picture image birth row line_no index rank
  titel anrede stelle abteilung branche webseite webadresse internet notiz notizen bemerkung bemerkungen kommentar beschreibung status gruppe kategorie geburtstag
  geburtsdatum datum erstellt geandert umsatz betrag preis mitarbeiter mitarbeiterzahl anzahl menge kundennummer kundennr kunden_nr kontonummer auftrag auftragsnummer
  rechnung rechnungsnummer vertrag vertragsnummer steuernummer steuer handelsregister hrb hrnr ust ustid ust_id bestellung bestellnummer sprache geschlecht quelle lfd nr position
  titre civilite fonction poste service secteur site remarque remarques commentaire statut groupe categorie naissance anniversaire cree modifie chiffre montant
  prix effectif effectifs commande facture tva langue reference
  tratamiento cargo puesto departamento sector sitio pagina notas observaciones comentario grupo nacimiento cumpleanos fecha creado facturacion importe precio
  empleados pedido factura nif cif idioma
  tratamento cargo setor site observacoes nascimento criado faturamento valor preco funcionarios pedido fatura cpf cnpj idioma data
  titolo ruolo reparto settore sito nota commenti nascita creato fatturato importo prezzo dipendenti ordine fattura partita_iva codice_fiscale lingua
  aanhef functie afdeling branche opmerking opmerkingen geboortedatum aangemaakt omzet bedrag prijs medewerkers bestelling factuur btw taal klantnummer
  पद विभाग उद्योग वेबसाइट टिप्पणी टिप्पणियां विवरण स्थिति श्रेणी जन्मतिथि तिथि तारीख राशि मूल्य आदेश बिल भाषा लिंग क्रमांक
  役職 部署 部門 業種 業界 備考 メモ コメント ステータス 状態 分類 生年月日 誕生日 日付 作成日 更新日 登録日 売上 金額 価格 従業員 注文 請求 顧客番号 登録番号 法人番号 顧客 ID 性別 言語 フリガナ ふりがな カナ 読み よみ セイ メイ
  المسمي_وظيفي مسمي_وظيفي وظيفة قسم قطاع موقع موقع_الكتروني ملاحظات ملاحظة حالة تصنيف تاريخ تاريخ_ميلاد مبلغ سعر طلب فاتورة رقم_عميل لغة جنس رقم_ضريبي
`;

/** Words of an address that are left out to find its part: `Address 1 - Country`. */
export const ADDRESS_QUALIFIERS = `
  postal address addresses of adresse anschrift direccion endereco indirizzo adres 住所 عنوان
`;
