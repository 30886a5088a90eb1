import type { OtherWords } from './other-words';

/** Things that are filed, made or moved by number, by language. Each outweighs grouped digits. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: `drawing blueprint spec specification folder binder location slot stall rack drawer
    tray label stamp seal coil spool reel slab panel valve pump motor filter cartridge battery sensor
    gauge probe antenna router modem server firmware chipset plugin schema formula script macro
    workflow template pipeline segment audience pixel keyword placement creative tweet comment ranking
    diploma transcript quiz course semester dose vaccine biopsy chart
    diagnosis procedure encounter rebate refund paycheck stub levy tariff
    quota tract lien plat easement hydrant manhole transformer breaker circuit feeder turbine wellhead
    rig tank silo crop herd breed pedigree microchip gain postbag mailbag survey campaign
    opportunity session issue report sample process application index checkout merge sequence
    iteration offset cluster node shard partition cursor instance replica snapshot backup
    sprint epic milestone username device object plot meter inventory container vessel
    seq ack checklist worksheet booklet brochure slip`,
  de: `abs beleg schein stapel karton palette regal fach schließfach spind kurs raum ordner mappe zeichnung
    bauteil baugruppe werkzeug maschine anlage gerät messwert probe partie rolle behälter
    waggon bescheid gutachten lastschrift gutschrift mahnung storno 
    zertifikat zeugnis prüfung lizenz formular verfahren urteil beschluss
    grundbuch flurstück gemarkung stromzähler wasserzähler schadensfall rezept befund etikett
    kassenbon tabelle zeile spalte posten `,
  fr: `quittance lot casier bordereau relevé attestation brevet permis constat jugement bail
    conteneur rouleau caisse rayon emplacement allée plan schéma échantillon prélèvement ordonnance
    candidature avoir acompte remboursement litige siège parcelle
    cadastre fiche `,
  es: `recibo cupón acta escritura préstamo nómina cédula permiso boleto butaca asiento palé contenedor
    muestra análisis receta repuesto lectura parcela finca multa denuncia sentencia turno
    devolución ficha remito`,
  it: `scontrino bolletta verbale atto sentenza delibera mandato collo bancale campione referto ricetta
    cartella impegnativa tessera patente mutuo rata cedolino reso segnalazione
    disegno ricambio lettura particella foglio mappale`,
  pt: `chamado ocorrência laudo receita prontuário carteirinha devolução desenho leitura
    palete amostra exame recibo contribuição `,
  nl: `pakbon vrachtbrief zaaknr partij monster recept akte perceel kenteken meterstand 
    melding tekening onderdeel`,
  pl: `paragon zwrot partia próbka recepta akt działka rysunek część licznik
    protokół decyzja`,
  nordic: `kvitto sändning kolli parti prov ritning reservdel mätare fastighet försäkring skada
    retur kvittering sending pakke prøve resept tegning måler eiendom skade forsendelse
    kuitti lähetys erä piirustus mittari`,
  tr: 'fiş numune reçete çizim sayaç hasar iade şikayet evrak',
  cyrillic: `квитанция партия образец рецепт чертеж счетчик счётчик возврат гарантия жалоба акт талон
    посылка деталь`,
  semitic: 'إيصال ملف شحنة بوليصة عقد قضية معاملة קבלה משלוח חוזה תעודה',
  fines: `bußgeld strafzettel amende multa infracción boete böter sakko pokuta bírság amendă глоба
    πρόστιμο kazna globa казна bauda sods trahv штраф ceza saman tilang betreibung`,
  permits: `laissez-passer przepustka propustka priepustka пропуск άδεια dozvola propusnica dovoljenje
    leidimas atļauja luba kulkulupa passersedel abstract`,
  reports: `analisi wynik nález lelet налаз izvid εξέταση анализ tahlil provsvar prøvesvar zpráva správa
    извештај izvješće poročilo ataskaita pārskats aruanne отчёт звіт έκθεση raport записник записка`,
  travel: 'billete biglietto bilet jízdenka lístok boarding baggage',
};

/** The words of all languages. */
export const RECORD_WORDS: readonly OtherWords[] = Object.values(BY_LANGUAGE).map((words) => ({
  reason: 'a record or a thing',
  beats: 'grouped',
  words,
}));
