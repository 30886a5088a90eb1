/** What a word tells about the number beside it. */
export type Word =
  | { says: 'phone' }
  | { says: 'other'; reason: string; beats: 'grouped' | 'bare' }
  | { says: 'number'; leads: boolean }
  | { says: 'owner' | 'holder' | 'link' | 'reach' | 'unit' };

/** Words showing that a number beside them is something else. */
export interface OtherWords {
  /** Completes "beside a word for …". */
  reason: string;
  /**
   * What the word alone outweighs: grouped numbers too, or only bare digits. Followed by a word for
   * "number" or "id", every word outweighs groups ("Account no. 212-555-0123").
   */
  beats: 'grouped' | 'bare';
  /** Several languages. A trailing `*` matches every word with this beginning. */
  words: string;
}

/** The same in scripts without spaces, searched inside the text, with the reason. */
export const OTHER_MARKS: readonly { reason: string; marks: string }[] = [
  { reason: 'an order', marks: '订单 訂單 注文 주문 予約 预订 คำสั่งซื้อ' },
  {
    reason: 'an identifier',
    marks:
      '流水 学号 工号 案号 病历 사번 학번 编号 編號 单号 單號 会员 會員 身份证 身份證 番号 番號 信用代码 税号 회원 번호 整理 号码 號碼 รหัส เลขที่',
  },
  {
    reason: 'an invoice or contract',
    marks:
      '领收 領収書 見積 保証書 保单 收据 영수증 견적 发票 發票 合同 請求書 契約 계약 청구 ใบแจ้งหนี้',
  },
  {
    reason: 'goods',
    marks: '批号 样品 图纸 零件 部品 図面 検体 부품 도면 型号 型番 品番 序列号 製造 모델 条码',
  },
  {
    reason: 'a case or reference',
    marks: 'お問い合わせ番号 문의번호 工单 案件 问い合わせ番号 受付番号 접수번호 접수증',
  },
  { reason: 'an amount', marks: '金额 金額 合计 合計 금액 총액 จำนวนเงิน' },
  {
    reason: 'a shipment',
    marks:
      '提单 提單 货柜 貨櫃 箱号 柜号 柜號 船荷証券 コンテナ 선하증권 컨테이너 快递 快遞 运单 伝票 송장 追跡 物流 운송장 พัสดุ',
  },
  { reason: 'a bank account or card', marks: '账号 帐号 賬號 口座 卡号 계좌 บัญชี' },
];

/** Words that begin like a word for phone and are none: `mobility`, `mobilier`, `cellulose`. */
export const NOT_PHONES =
  /^(?:mobili(?:t|[sz]|ar|er)|mobilbau|mobileqq|cell(?:s|ul(?:os|it)|ar|o|ist)|portab(?:il|leur)|rufmord)/;

/** Words for "number" only. The word beside them decides. */
export const NUMBER_WORDS = `no nr nos num number numbr numero número numéro n nº n° n.º n.ª n.o nro nummer
  nummern numarası numer číslo č szám номер № رقم מספר شماره نمبر नंबर broj numară numărul numar số nomor`;

/**
 * Short words for "number" if a dot or apostrophe follows: `Račun br. 091 301 2345`, `Αρ. φακέλου 2310
 * 301234`. Without it they are other words: a state, a street.
 */
export const NUMBER_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'br бр αρ αριθ αριθμ št sz čís ном bil מס'.split(' '),
);

/** Ends of compound words for a number or a paper. The first part names the thing. */
export const COMPOUND_ENDS = `nummer nummern nr nro numero szám zeichen referenz referens referanse kennung
  schlüssel protokoll zertifikat antrag akte brief zettel liste kenmerk rekening konto kontonr ausweis rechnung auftrag vertrag bestellung schein beleg
  police note vorgang ticket betrag summe preis tunnus viite azonosító kód kode kod code
  bericht bescheid plakette gutachten karte kaart rapport bewijs bevis intyg lappu todistus seloste
  sedel seddel nachweis zeugnis raport jegy jegyzőkönyv`;

/**
 * First parts of compounds that name a desk or a duty, whose number is a phone number: `Notfall-Nr.`,
 * `storingsnummer`, `päivystysnumero`. Written without the `s` that joins parts.
 */
export const LINE_STEMS = `notfall notruf service bereitschaft info information büro sammel sekretariat
  empfang hilfe beratung auskunft pikett nood storing spoed informatie klantenservice receptie jour
  nöd akut support växel upplysning vagt vakt akutt beredskap infolinje päivysty palvelu neuvonta
  asiakaspalvelu hätä hívó segélyhívó`;

/** Words for "number" that precede the thing they number ("N° adhérent"). */
export const LEADING_NUMBER_WORDS = new Set(
  'n° nº n.º № numéro número numero nr номер numer číslo'.split(' '),
);

/** Words before a word for "number" that show that it is a phone number ("my number"). */
export const OWNERS = `my your his her our their new best correct wrong right verified valid invalid working listed given dialed dialled ported old previous current alt alternate alternative another other same following below above international national local mein dein
  deine ihr sein seine unser euer neue neuer neues neuen dit mit din ditt vår vårt vores deres
  notre nos vos leur ses mes nuestro nuestra nostro nostra vostro nosso nossa onze haar zijn jouw mój
  moja moje twój nasz jego jej můj moja váš benim bizim моя наш его её
  suivant suivante indiqué siguiente siguientes indicado seguente seguenti indicato seguinte seguintes volgende
  onderstaande bovenstaande następujący następującym poniższy podany следующий следующему указанному указанный следующие
  berikut aşağıdaki sau dưới följande følgende seuraavaan
  meine ihre unsere folgende folgender folgenden folgendem nachfolgende nachfolgender nachfolgenden nachstehende angegebene angegebenen obige obigen mon votre son mi su tu mio mia suo minha meu sua mijn uw min mitt мой ваш mera tera uska unka apna naya purana dusra drugi druga`;

/** People and things whose number is an id, if a word for "number" follows. */
export const HOLDERS = `customer client cliente kunde klient klant client student employee
  mitarbeiter empleado socio afiliado usuario utente utilisateur driver vehicle flight room
  ügyfél müşteri πελάτης клиент клиента לקוח العميل asiakas kund zákazník zákazníka klienta klienci relatie debiteur crediteur company unternehmen empresa sociedade entreprise société vendor supplier lieferant fornecedor
  proveedor document dokument documento matricule mat licencia matrícula`;

/** Neutral words between a label and its number. */
export const LINK_WORDS = `is was are the a an of for via le la les el los lo die der das den de du
  des do da dos and y e è é est sind ist lautet es het er und oder or ou u your my our his her with numbers
  fixes fixed supports lại free gratis kostenlos gratuit gratuito darmowa`;

/** Words showing that someone can be reached at a number, within a few words. */
export const REACH_WORDS =
  'at on under unter au al ao pelo op på to via auf pod под по na на за ke di melalui vào theo qua @';

/** Word pairs that mean something other than their second word alone. */
export const WORD_PAIRS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['caller id', { says: 'phone' }],
  // An official receipt in the Philippines.
  ['or no', { says: 'other', reason: 'an invoice or contract', beats: 'grouped' }],
  ['to order', { says: 'reach' }],
  ['to book', { says: 'reach' }],
  ['ke nomor', { says: 'reach' }],
  ['di nomor', { says: 'reach' }],
  ['pada nomor', { says: 'reach' }],
  ['a quote', { says: 'reach' }],
  ['free quote', { says: 'reach' }],
  ['instant quote', { says: 'reach' }],
  ['obligation quote', { says: 'reach' }],
  ['un devis', { says: 'reach' }],
  ['devis gratuit', { says: 'reach' }],
  ['un presupuesto', { says: 'reach' }],
  ['un preventivo', { says: 'reach' }],
  ['um orçamento', { says: 'reach' }],
  ['in case', { says: 'link' }],
  ['any case', { says: 'link' }],
  ['on file', { says: 'link' }],
  ['help desk', { says: 'phone' }],
  ['area code', { says: 'reach' }],
  ['dialling code', { says: 'reach' }],
  ['dialing code', { says: 'reach' }],
  ['bug fix', { says: 'other', reason: 'a case or reference', beats: 'grouped' }],
  ['ieee standard', { says: 'other', reason: 'a standard', beats: 'grouped' }],
  ['iso standard', { says: 'other', reason: 'a standard', beats: 'grouped' }],
  ['mã hàng', { says: 'other', reason: 'goods', beats: 'grouped' }],
  ['mã đơn', { says: 'other', reason: 'an order', beats: 'grouped' }],
  ['vận đơn', { says: 'other', reason: 'a shipment', beats: 'grouped' }],
  ['hóa đơn', { says: 'other', reason: 'an invoice or contract', beats: 'grouped' }],
  ['hợp đồng', { says: 'other', reason: 'an invoice or contract', beats: 'grouped' }],
  ['gate pass', { says: 'other', reason: 'a record or a thing', beats: 'grouped' }],
  ['job sheet', { says: 'other', reason: 'a record or a thing', beats: 'grouped' }],
  ['seal kit', { says: 'other', reason: 'goods', beats: 'grouped' }],
  ['claim form', { says: 'other', reason: 'a case or reference', beats: 'grouped' }],
  ['dodací list', { says: 'other', reason: 'a shipment', beats: 'grouped' }],
  ['list przewozowy', { says: 'other', reason: 'a shipment', beats: 'grouped' }],
  ['tovorni list', { says: 'other', reason: 'a shipment', beats: 'grouped' }],
  ['surat jalan', { says: 'other', reason: 'a shipment', beats: 'grouped' }],
  ['de compra', { says: 'other', reason: 'an order', beats: 'grouped' }],
  ['de remisión', { says: 'other', reason: 'a shipment', beats: 'grouped' }],
  ['loading dock', { says: 'reach' }],
  ['loading bay', { says: 'reach' }],
]);

/**
 * Words before a thing that a sentence is about. It is then no label: `Questions about this invoice:
 * 605-555-0117`.
 */
export const DEMONSTRATIVES: ReadonlySet<string> = new Set(
  `this these cette cet ces diese dieser dieses diesem diesen esta este estas estos questa questo essa
  deze denna detta denne dette tę tej tuto této ezt ezzel bu этот эту этой этому`.split(/\s+/),
);

/**
 * Short words that name a record or a thing if a dot follows: `Art. 0221 4710`, `Prot. 0577.301.234`.
 * Without the dot they are common words or names.
 */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `art pos prot ord fatt fact fasc exp expte cat cod mat ser conv lic cap sez abs gz flst bl rech
  kat кат κωδ lfd teil zeichn chg lief mod obj inv rec dok aut perm vol sec arch dep`.split(/\s+/),
);

/**
 * Words for phone that mean something else if another word follows: `fix for #428373`, but `fix 06 1 301
 * 2379`.
 */
export const BESIDE_NUMBER_ONLY: ReadonlySet<string> = new Set(['fix']);

/** Towns whose first word is a word for phone: `Tel Aviv 69719`. */
export const CITIES_LIKE_PHONE_WORDS = /^tel (?:- )?(?:aviv|mond|hai|hashomer)/i;
