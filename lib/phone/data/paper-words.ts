import type { OtherWords } from './other-words';

/**
 * Words that business papers write before the number of an order, a delivery, a contract or a lot, by
 * language. Each outweighs grouped digits: `Užsakymas 8 612 04177`, `İrsaliye 212 301 44 17`. Most are
 * the terms that an open-source ERP (Odoo) has for them. Left out are words that name a desk too, such
 * as storage, dispatch and plurals (`Tilaukset`, orders).
 */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'connote consign consignments lpo material materials packing picking',
  de: `konnossement plombe materialbeleg warenkorb zolltarif warenverzeichnis
    warenverzeichnisnummer leistungsverzeichnis ordnungszahl frachtauftrag packstück stückliste
    wareneingang warenausgang sachnummer sachnr materialnr zählpunkt marktlokation inventarnr
    kostenstelle versicherungsschein abruf rahmenvertrag kommissionierung lagerbuchung
    stapeltransfer sequenz journalbuchung gewicht komponente anlieferung arbeitsplan
    bestandsbewegung fahrzeug kontoauszug geschenkkarte wartungsauftrag ausschuss lagerort
    auslieferung nummernfolge scheinnr verpackung`,
  fr: `connaissement scellé désignation matériau livret récépissé nomenclature réquisition
    lettre-de-voiture sociétaire quantité poids composant composants rebut immobilisé
    conditionnement soumission dépense`,
  es: `conocimiento precinto materiales pedimento talón partida albaranes requisición
    resguardo afiliación liquidación traslado cantidad secuencia peso componente componentes
    desecho gasto vehículo extracto empaquetado`,
  it: `sigillo materiale distinta matricole quantità componenti scarto biglietto veicolo ricevute
    contenitore imballaggio`,
  pt: `lacre romaneio requisição empenho nf nf-e danfe ctrc cotação quantidade recebimentos sucata
    ingresso reembolso embalagem despesa veículo extrato demonstrativo`,
  nl: `cognossement zegel materiaal paklijst magazijnbon inkooporder verzending schadenummer
    polisblad zending partijen artikelcode voorraadverplaatsing verkooporder aantal productieorder
    reparatieorder stuklijst werkorder creditfactuur verpakking voertuig leveranciersfactuur
    rekeningafschrift ontvangstbewijs afschrift kortingsbon cadeaubon kassabon certificaat
    kentekenplaat leveringsbon hoeveelheid produk faktuur gewig verwysing`,
  pl: `konosament plomba materiał przyjęcie magazynowy partii indeks przewozowy zlecenia paczka
    umowę pobranie przesunięcie ilość sekwencja waga komponent odnośnik odpad płatność opakowanie
    pojazd korekta wyciąg certyfikat kontener paleta numeracja`,
  cs: `výkaz materiál šarže šarží výdejka příjemka zásielky smlouvy zmluva zmluvy pojistka poistka
    faktúra faktúry skladová skladové sériové výrobní doklad dokladu zakázky dodávka dodávky šarža
    položka dávka převod množství sekvence částka hmotnost kusovník komponenta příjemky účtenka
    účtenky kupón certifikát výdejky navrácení refundace výdaj vozidlo množstvo suma hmotnosť
    prevod výdavky výpis potvrdenka balík príjemky dobropis`,
  hu: `fuvarokmány anyag szállítólevél szállítólevélszám cikk tétel kötvény ügyirat csomag
    fuvarlevél szerződésszám munkalap gyártási kigyűjtés termék mennyiség összeg súly anyagjegyzék
    komponens hivatkozás selejt munkarendelés egységár jármű bankkivonat jóváírás kupon
    ajándékkártya árajánlat rendszámtábla kiszállítás`,
  ro: `sigiliu conosament aviz factură facturii poliță polița dosarul colet chitanță proces-verbal
    comenzii lotul articol produs comenzi cantitate secvență valoare greutate referință tichet
    cheltuieli vehicul extras cupon palet`,
  south_slavic: `otpremnica račun računa narudžbenica primka izdatnica ugovor polica pošiljka
    dobavnica naročilnica naročilo pogodba zadeva artikla sarža отпремница рачун уговор пошиљка
    предмет поруџбина proizvod prenos naročila količina zaporedje temeljnica izdelek znesek
    kosovnica prejemnica odpis plačilo strošek vozilo izpisek potrdilo prijenos nalog iznos težina
    sastavnica primke otpis plaćanje izvod certifikat otprema porudžbina porudžbenica ulaznica
    isplata pakovanje`,
  bulgarian: `партида партиден накладната разписка пратка товарителница полица сметка стока
    преписка каталожен абонатен фактурата договорът заявката продукт количество тегло баркод
    маршрут скрап фактури плащане разход пакет извлечение документ сертификат`,
  baltic: `užsakymas užsakymo užsakymui sąskaita sąskaitos važtaraštis siunta siuntos partija
    partijos prekė prekės sutartis sutarties polisas bylos pasūtījums pasūtījuma pavadzīme
    pavadzīmes rēķins rēķina prece preces līgums līguma polise sūtījums tellimus tellimuse
    saateleht arve toode tootekood leping lepingu poliis toimik saadetis svītrkods daudzums
    grāmatojums summa svars komponentes brāķis biļete maksājums sērija kredītrēķins iepakojums
    izraksts paka piedāvājums produktas kiekis svoris komponentas kvitas kvitai bilietas mokėjimas
    paketas išrašas nurašymas müügitellimus triipkood kogus kaal tootmistellimus ostutellimus viide
    töökäsk pilet makse pakend sõiduk väljavõte ühikuhind viitenumber tšekid seerianumber
    sertifikaat numbriplaat konteiner tarnetellimus kaubaalus`,
  ukrainian: `коносамент пломба матеріал довіреність рахунок-фактура партія артикулу договору поліс
    справа справи посилка відправлення накладної квитанції товар переміщення кількість вага
    специфікація комплектування референс витрати модель упаковка виписка сертифікат контракт палета
    сторно`,
  russian: `материал доверенность счёт-фактура счет-фактура упд накладной отправление заказ-наряд
    партии номенклатура инвентарный полиса счёта перевод вес штрихкод платеж платёж квитанции
    выписка купон порция нумерация`,
  greek: `σφραγίδα υλικό παραγγελίας δελτίο παρτίδα παρτίδας συμβόλαιο συμβολαίου υπόθεση υπόθεσης
    αποστολή αποστολής φάκελος κωδικός είδος απόδειξη φορτωτική τιμολογίου πρωτόκολλο ποσότητα ποσό
    βάρος συστατικό άχρηστα τιμολόγια πακέτο έξοδα έγγραφο σύμβαση παλέτα συσκευασία προσφορά`,
  nordic: `toimituserä materiaali sigill materiell följesedel fraktsedel plocklista försäkringsnr
    försäkringsnummer diarienr diarienummer beställningsnr provnr journalnr leveringsseddel
    følgeseddel fraktbrev varenr varenummer pakkeseddel sagsnummer policenr journalnummer
    rahtikirja lähete vakuutus diaarinumero tilausvahvistus tuote tuotenro tuotekoodi lavanumero
    plukliste salgsordre antal journalbilag beløb vægt produktionsordre indkøbsordre
    reparationsordre stykliste varemodtagelse kreditnota køretøj leverandørfaktura kontoudtog
    gavekort rabatkupon nummerplade emballering enhedspris plukkliste bilag innkjøpsordre vekt
    arbeidsordre utlegg kjøretøy kontoutskrift registreringsskilt palle mottak lagerflytt
    försäljningsorder offert verifikat vikt tillverkningsorder inköpsorder reparationsorder
    materialförteckning arbetsorder kreditfaktura fordon leverantörsfaktura kundorder förpackning
    pall kvitton enhetspris keräily varastosiirto myyntitilaus viivakoodi määrä kirjaus paino
    tuotantotilaus ostotilaus korjaustilaus osaluettelo komponentti työtilaus lippu yksikköhinta
    paketti ajoneuvo hyvityslasku kuitit tiliote ostolasku lahjakortti todistus asiakirja
    rekisterikilpi lähetysluettelo kuormalava strikamerki magn upphæð reikningur sölupöntun
    einingarverð kvittun pöntun`,
  turkish: `mühür malzeme irsaliye irsaliyesi poliçesi sözleşmesi siparişi ürün stok ruhsat tutanak
    konşimento mersis parti-no miktar tutar ağırlık bileşen referans hurda bilet makbuzlar belge
    sertifika plaka konteyner sevkiyat masraf`,
  arabic: `شراء أمر بضاعة وصل سند إشعار توريد صنف دفعة سجل رخصة المنتج تحويل باركود الدفعة الكمية
    تسلسل مبلغ الوزن الإيصال التذكرة الطرد المركبة كوبون الشهادة المستند العقد منصة`,
  hebrew: `תעודת אצווה פריט ליקוט מוצר ברקוד כמות משקל רכיב קבלות פסול חשבוניות חבילה מסמך משלוחים
    אריזה משטח`,
  indonesian: `invois kwitansi kontrak berkas tagihan barang pesanannya kuantitas jumlah berat
    penerimaan referensi kuitansi kendaraan sertifikat dokumen kontainer kemasan pelat siri resit
    rujukan tuntutan polisi lesen permohonan`,
  hindi: 'बीजक चालान रसीद पर्ची आदेश',
  turkic: `partiya mahsulot buyurtma miqdor kvitansiya shartnoma hujjat məhsul sifariş miqdar
    məbləğ qəbz sənəd qaimə müqavilə`,
  persian: 'محصول بارکد تعداد مقدار سفارش رسید فاکتور قرارداد بسته پالت',
  catalan: 'albarà quantitat import tiquet paquet extracte cupó contracte pressupost',
};

/** The words of all languages. */
export const PAPER_WORDS: readonly OtherWords[] = Object.values(BY_LANGUAGE).map((words) => ({
  reason: 'a business paper',
  beats: 'grouped',
  words,
}));
