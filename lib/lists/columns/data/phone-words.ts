/**
 * Words of headings of phone numbers, and of labels beside a number, in the languages of the lists:
 * English, German, French, Spanish, Portuguese, Italian, Dutch, Hindi, Japanese, Arabic, and some Chinese
 * and Korean. Read by `wordPattern`: `*` goes on, `_` is a blank. Accents and case do not count.
 */
export const PHONE_HEADING_WORDS = `
  *phone phones phoneno phonenum* phonenumber* telephone* tel tels telno ph ph_no landline* dial
  contact_no contact_num contact_nos contact_number contact_numbers callback call_back
  fon fone fones telefon* *telefon rufnummer* *rufnummer fernsprecher festnetz* kontaktnummer
  telephone* numero_de_contact fixe ligne_directe ligne_fixe
  telefono* tlf tlfn tfno tfn fijo numero_de_contacto centralita
  telefone* numero_de_contato fixo
  fisso centralino recapito_telefonico
  telefoon* *telefoon vast_nummer
  फोन दूरभाष टेलीफोन संपर्क_नंबर संपर्क_संख्या
  電話 代表番号 連絡先番号 电话 座机 전화
  هاتف هواتف تليفون تلفون رقم_اتصال رقم_تواصل
`;

/** A mobile phone. Each of these words alone makes a column one of numbers. */
export const MOBILE_WORDS = `
  mobile mobiles mobilephone* mobileno mobilenumber* mobile_no mob cell cells cellular cellphone* cellno gsm whatsapp whats_app car_phone
  mobil mobilfunk* mobilnummer* mobiltelefon* handy handys handynummer* autotelefon
  portable portables
  movil moviles celular celulares
  telemovel telemoveis cel
  cellulare cellulari
  mobiel mobiele mobielnummer*
  मोबाइल
  携帯 ケータイ スマホ スマートフォン 手机 手機 휴대
  جوال موبايل محمول نقال خلوي متحرك
`;

/** A line that rings on one desk. */
export const DIRECT_WORDS = `
  direct directphone* directdial* directline* ddi did
  durchwahl* direkt direktwahl* direktnummer*
  directe directo directa direto direta diretto diretta doorkies* doorkiesnummer rechtstreeks
  直通 ダイヤルイン
  مباشر डायरेक्ट सीधा
`;

/** Whole headings of numbers that do without a word for phones. */
export const LINE_HEADINGS = `
  direct direct_dial direct_line direct_number direct_no ddi did durchwahl durchwahlnummer direkt direktwahl
  switchboard zentrale telefonzentrale ligne_directe linea_directa numero_directo linha_direta linea_diretta doorkiesnummer
  直通 直通番号 مباشر رقم_مباشر डायरेक्ट_नंबर
`;

/** A line of the company. */
export const COMPANY_WORDS = `
  company* corporate* corp hq headquarter* head_office account accounts organization* organisation* employer switchboard* reception
  firma firmen* unternehmen* zentrale *zentrale
  entreprise* societe standard siege
  empresa* compania* sede centralita* organizacion*
  organizacao*
  azienda* aziendale centralino* societa organizzazione*
  bedrijf* hoofdkantoor organisatie*
  कंपनी मुख्यालय संगठन
  会社 代表 本社 企業 法人 組織 公司 회사
  شركة مؤسسة مقسم منظمة
`;

/** The phone at work. */
export const WORK_WORDS = `
  work* business* office* daytime biz
  dienst* geschaft* *geschaftlich gesch buro* *buro arbeit* beruflich*
  bureau* professionnel* pro travail
  trabajo* oficina* laboral comercial* profesional*
  trabalho* escritorio* profissional*
  lavoro ufficio* professionale
  zakelijk* werk* kantoor*
  कार्यालय ऑफिस काम दफ्तर
  勤務先 職場 オフィス 仕事 单位
  عمل مكتب
`;

/** The phone at home. */
export const HOME_WORDS = `
  home* house private personal residence* residential evening
  privat* prive* domicile* personnel* maison
  casa particular* hogar domicilio personales
  residencial* residencia* pessoal
  abitazione* privato personale
  thuis*
  घर निवास निजी व्यक्तिगत
  自宅 個人 家
  منزل بيت شخصي
`;

/** The number to call first. */
export const MAIN_WORDS = `
  main primary default preferred haupt* *hauptnummer principal* principale principali hoofd*
  मुख्य メイン 主要 رئيسي اساسي
`;

/** A further number, or someone else's. */
export const OTHER_NUMBER_WORDS = `
  other* alternat* alt secondary second tertiary third additional radio
  weitere* andere* sonstige* zweit* alternativ*
  autre* secondaire* otro* otra* secundari* adicional outro* outra* altro* altra* secondario ander*
  その他 他 予備 अन्य वैकल्पिक اخر اخري بديل اضافي
`;

/** Someone else's number, whatever kind it is. */
export const SOMEONE_ELSE_WORDS = `
  assistant* asst spouse emergency referral referrer manager* parent assistent* asistente* sekretariat* notfall*
`;

/** A mail address, also that of a mobile phone: no number. */
export const MAIL_WORDS = `
  email* mail mails courriel correo correio posta_elettronica メール 電子メール ईमेल بريد_الكتروني بريد ايميل
`;

/** A fax is no number to call. */
export const FAX_WORDS = `
  fax faxes *fax fax* facsimile telecopie* telecopieur* faks
  फैक्स ファックス ファクス ファクシミリ 传真 팩스 فاكس
`;

/** Devices that nobody answers by voice. */
export const NO_VOICE_WORDS = `
  pager* telex isdn tty tdd texttelefon* beeper semafoon ポケベル
`;

/** What is about a phone and has digits, but is no number: `Phone record ID`. */
export const PHONE_ID_WORDS = `
  id ids device imei uuid guid
`;

/** What a heading says of a number, without being one: its column has no numbers, unless its cells show it. */
export const ABOUT_NUMBER_WORDS = `
  status verified verification valid validity validated invalid date time times day days count opt optin optout consent source carrier
  extension ext extn score confidence provider timezone zone note notes model attempts calls called dnc
  do_not_call quality system last created updated modified
  geprueft gepruft datum uhrzeit anzahl quelle nebenstelle statut nombre_de verifie
  estado fecha hora fonte fuente origen data ramal anexo interno toestel
  स्थिति तारीख 日付 状態 内線 حالة تاريخ
`;

/** Headings of a column that says what kind of number the one beside it is. */
export const KIND_WORDS = `
  type types label labels kind category typ art bezeichnung kategorie libelle categorie tipo etiqueta etichetta soort
  種類 種別 ラベル 区分 نوع प्रकार
`;

/** Headings of an area code in its own column. */
export const AREA_CODE_HEADINGS = `
  area_code areacode std_code std area_cd npa
  vorwahl ortsvorwahl indicatif_regional prefijo codigo_de_area ddd prefisso netnummer
  市外局番 क्षेत्र_कोड رمز_منطقة
`;

/** Headings of a country calling code (`+44`) in its own column. */
export const CALLING_CODE_HEADINGS = `
  phone_country_code country_calling_code calling_code country_code_phone phone_code dial_code dialing_code
  dialling_code country_dial_code isd isd_code international_code idd country_prefix phone_prefix
  landesvorwahl landervorwahl landervorwahlnummer indicatif indicatif_pays indicatif_telephonique
  prefijo_pais prefijo_internacional codigo_do_pais ddi_pais prefisso_internazionale landnummer
  国番号 مفتاح_دولة رمز_دولة देश_कोड
`;
