import type { OtherWords } from './other-words';
import { PAPER_WORDS } from './paper-words';
import { RECORD_WORDS } from './record-words';

/**
 * Words for things that are not phones, by kind. The first list with the word decides. English
 * plurals often name departments ("Orders: 212 …") and outweigh bare digits only.
 */
export const OTHER_WORDS: readonly OtherWords[] = [
  // In Indonesia; in India it is the residence, whose number is grouped: `Resi: 022-2401 2345`.
  { reason: 'a shipment', beats: 'bare', words: 'resi' },
  {
    reason: 'an order',
    beats: 'grouped',
    words: `p.o rga order ordernr ordernummer orderid orderno bestellung bestellnummer bestellnr bestell
      bestelnummer auftrag auftragsnummer auftragsnr commande cde pedido ordine ordre ordrenr
      ordrenummer beställning bestilling zamówienie zamówienia zam objednávka objednávky obj
      rendelés rendelésszám tilaus tilausnumero sipariş siparis παραγγελία заказ заказа замовлення
      поръчка הזמנה הזמנת الطلب طلب encomenda comandă comanda narudžba naručilo rma ऑर्डर mã
      pesanan purchase requisition procurement solicitation tender orden ordem commessa zlecenie
      zakázka zákazka bestelling offerte aanvraag antrag demande solicitud domanda wniosek klant
      klantorder backorder lading load consignment`,
  },
  {
    reason: 'a booking',
    beats: 'grouped',
    words: `confirmation bestätigung flug vuelo volo voo itinerary pnr promo gutschein cupón cupom buono
      ticket-nr`,
  },
  {
    reason: 'an invoice or contract',
    beats: 'grouped',
    words: `invoice receipt rechnung rechnungsnummer rechnungsnr rnr re-nr facture factura fattura faktura
      faktury fakturanr fakturanummer factuurnummer factuurnr factuur fatura fiscal fv számla
      τιμολόγιο счёт счет счета рахунок фактура накладная накладна договор договора договір
      חשבונית فاتورة الفاتورة contract contrato contratto contrat vertrag vertragsnummer
      vertragsnr umowa umowy smlouva szerződés sopimus sözleşme avtal avtale kontrakt policy
      póliza polizza polisa polis poliçe apólice полис פוליסה versicherungsnr versicherungsnummer
      lieferschein frachtbrief überweisung finanzamt albarán bolla ddt claim quote quotation devis preventivo orçamento presupuesto
      coupon voucher ocr ocr-nr symbol symbolu faktur hợp settlement remittance zahlung paiement
      pago pagamento bonifico transferencia virement mortgage guarantee garantie lease journal
      entry ledger quittung reçu recibo ricevuta boleto paragon dekont makbuz чек lasku bill-no
      boleta billet bill-to loan escrow fund dispute chargeback authorization authorisation
      mandate mandat mandatsreferenz subpoena warrant deed pledge citation penalty membership inv`,
  },
  {
    reason: 'a case or reference',
    beats: 'grouped',
    words: `case tag ticket ref refs reference references referenz referenznummer referencia referentie référence
      réf riferimento rif referência referanse referens referencenummer viite viitenumero kenmerk
      bug incident dossier dossiernummer expediente pratica vorgang vorgangsnummer aktenzeichen
      akte протокол protocolo protocollo обращение заявка заявки заявление тикет дело сprawa
      sprawa sprawy ärende saksnr sagsnr radicado folio transaction txn tx code cod codice código kod
      koodi kodas kods kód код kodu version release error flight g/l meeting webinar docket matter אסמכתא תיק
      مرجع job project request record batch commit sha checksum row workspace channel task file
      filing study trace query submission approval certificate certificat certificado
      certificato inspection work-order wo meldung schaden sinistre siniestro sinistro caso
      clause clausula cláusula klausel dfars trámite incidencia richiesta zaak zgłoszenie sag sak asia dosya dosar spis processo guía
      guia complaint escalation investigation audit ruling appeal hearing petition judgment
      verdict fir geschäftszeichen arende angeben anzugeben vermelden vermelding indicare indique podać
      uveďte uppge oppgi`,
  },
  {
    reason: 'an identifier',
    beats: 'grouped',
    words: `id ids uid uuid guid identifier identifiant identificador identificatore kennung
      identyfikator azonosító tunnus kd kdnr kd-nr kundennr kundennummer klantnummer klantnr
      kundnr kundnummer kundenr asiakasnumero mitgliedsnummer mitgliedsnr mrn npi userid licence
      license permit passport reisepass pasaporte passeport passaporto паспорт imei imsi iccid vin
      duns naics sic hrb hra handelsregister kvk cvr cin crn uen activation verification pin
      passcode password passwort otp token key lot nhs matricule matricola matrícula matrikel rea
      rcs rpps finess cig acct acc subscription abonnement registered registro reg regd hash badge
      locker station-id rx prescription employee-id passnr grp personalnr mls asset-id zähler
      compteur contador contatore license-plate plate kennzeichen targa placa immatriculation
      locator adhérent adherent socio-nr conf ballot voter license-no credential
      fingerprint accession specimen cohort ward chassis engine hull rego wallet address-id block
      nonce`,
  },
  {
    reason: 'goods',
    beats: 'grouped',
    words: `artikel artículo articolo artigo sku upc ean gtin isbn issn asin mpn pn p/n artikelnummer
      artikelnr art-nr art.-nr model modell modèle modelo modello serial seriennummer seriennr
      serienummer serie série seri sn s/n barcode strichcode catalog catalogue katalog pzn ndc
      lotto patent doi icd part артикул арт teilenummer teilenr cikkszám cusip isin wkn charge
      item article product produkt produit producto prodotto produto asset teil pièce pieza pezzo
      peça component lote партия revision edition volume cas`,
  },
  {
    reason: 'a shipment',
    beats: 'grouped',
    words: `tracking trackingnr waybill awb sendungsnummer sendung sdg colis suivi usps ups fedex dhl dpd
      gls hermes przesyłki przesyłka zásilka трек трек-номер ттн shipment seguimiento rastreio
      rastreamento spedizione kargo takip paket pakket pacco paquete manifest carton truck remesa remessa parcel pallet crate shelf aisle dock
      trailer bol`,
  },
  {
    reason: 'a bank account or card',
    beats: 'grouped',
    words: `iban bic swift blz kontonr kontonummer konto routing aba bsb a/c ac account cuenta conta
      conto compte rib rekening rekeningnummer rekeningnr agência agencia clabe cbu cvu ccc nib
      kto visa mastercard amex cheque check chèque bankgiro plusgiro ifsc р/с л/с бик účet účtu
      számlaszám tilinumero hesap حساب الحساب חשבון λογαριασμός cartão kort kortti karta wire`,
  },
  {
    reason: 'a tax or national id',
    beats: 'grouped',
    words: `vat ust ust-id ust-idnr ustid ustidnr st-nr steuernummer steuer-id steuer tva siret siren
      nif cif rfc curp dni p.iva piva iva partita fiscale cf c.f btw btw-nr bsn nip pesel
      regon krs nipc contribuinte cpf cnpj cuit cuil ruc ssn social itin abn acn medicare
      utr nino personnummer org orgnr org.nr organisationsnr cpr y-tunnus hetu инн кпп огрн огрнип
      снилс окпо бин aadhaar gstin gst tckn vkn vergi ahv ahv-nr avs nir edrpou єдрпоу ičo dič oib
      jmbg cui αφμ ת.ז ח.פ ondernemingsnummer mwst uid-nr`,
  },
  {
    reason: 'an amount',
    beats: 'grouped',
    words: `seite seiten usd eur gbp chf aud cad inr mxn brl jpy cny sek nok dkk pln czk rub rs kr total subtotal
      amount balance price revenue summe betrag preis montant prix importe precio importo prezzo
      preço bedrag prijs kwota cena belopp сумма цена итого kč einwohner score size
      größe taille tamaño width margin padding length weight qty quantity menge anzahl chapter
      verse lat lng lon latitude longitude zip plz postcode capacity area sqft feet limit count pp
      umsatz`,
  },
  {
    reason: 'a date or time',
    beats: 'grouped',
    words: 'dated dob born geburtsdatum created updated modified timestamp ts epoch datum timecode',
  },
  {
    reason: 'a draw',
    beats: 'grouped',
    words: `loto lottery lotterie loterie lotería loteria lotteria euromillions euromillones
      euromilhões eurojackpot powerball sportka keno quiniela melate totocalcio`,
  },
  ...RECORD_WORDS,
  {
    reason: 'a booking',
    beats: 'bare',
    words: `reservation booking réservation reserva prenotazione bokning boeking reservering
      rezerwacja rezervace foglalás varaus rezervasyon бронь vol train gift bono appointment trip`,
  },
  {
    reason: 'an invoice or contract',
    beats: 'bare',
    words: 'statement payment transfer deposit warranty debit credit nota bon note tax',
  },
  {
    reason: 'a case or reference',
    beats: 'bare',
    words: `build thread form deal lead chat trade position fall seed branch cycle port handle layer story log event run
      seat gate image`,
  },
  {
    reason: 'an identifier',
    beats: 'bare',
    words: `member mitglied socio membre account-id accounts login user users patient
      group property police rev mid pid tid`,
  },
  {
    reason: 'goods',
    beats: 'bare',
    words: 'stock unit art bin',
  },
  {
    reason: 'a shipment',
    beats: 'bare',
    words: `package delivery shipping livraison lieferung levering envío envio entrega consegna
      dostawa leverans leveranse levering toimitus teslimat доставка`,
  },
  {
    reason: 'a bank account or card',
    beats: 'bare',
    words: 'bank card carte karte tarjeta carta terminal merchant',
  },
  {
    reason: 'a record or a thing',
    beats: 'bare',
    words: `registration enrollment admission discharge payroll reklamation reclamo reclamación
      réclamation klacht queja reclamação reklamacja inscription inscrição buchung anfrage angebot
      retour retoure garanzia garantía gwarancja garanti`,
  },
  {
    reason: 'an amount',
    beats: 'bare',
    words:
      'wert valeur valor valore waarde wartość värde verdi værdi arvo hodnota значение population cost budget page pages value worth salary turnover views hits votes bytes sum height',
  },
  ...PAPER_WORDS,
];

/** Case-sensitive words. In lower case they are common words. */
export const CASED_WORDS: readonly OtherWords[] = [
  { reason: 'an order', beats: 'grouped', words: 'PO SO RMA PRO DO GRN ASN WZ PZ' },
  { reason: 'goods', beats: 'grouped', words: 'DWG' },
  { reason: 'a standard', beats: 'grouped', words: 'DIN EN ISO IEC ASTM ANSI IEEE RFC CVE HTTP' },
  { reason: 'an invoice or contract', beats: 'grouped', words: 'KID VS' },
  { reason: 'a case or reference', beats: 'grouped', words: 'Az Az. RT SR CR' },
  { reason: 'an identifier', beats: 'grouped', words: 'FIN CUP ACH' },
  {
    reason: 'a tax or national id',
    beats: 'grouped',
    words: 'SIN TIN NIT PAN RG RUT TFN DIC ICO NIE EIN NUIT',
  },
  { reason: 'a tax or national id', beats: 'bare', words: 'MST' },
];
