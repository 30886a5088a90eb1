/** Words that end a CRM's headings but no names: `Customer Details`, `Kundendaten`. */
const LAST = `details detail information info overview summary profile record records settings
  preferences dashboard contacts accounts customers clients leads deals companies people users edit
  view list report reports results history timeline activities
  übersicht einzelheiten kontaktdaten stammdaten kundendaten datensatz profil einstellungen kontakte
  kunden firmen ansprechpartner bearbeiten ansicht bericht verlauf aktivitäten
  gegevens overzicht profiel instellingen contacten klanten bedrijven bewerken geschiedenis
  activiteiten
  detaljer uppgifter opplysninger oplysninger översikt oversikt oversigt inställningar innstillinger
  indstillinger kontakter kunder
  ayrıntıları detayları bilgileri bilgisi özeti profili ayarları kişiler müşteriler`;

/** Words that start such headings in other languages: `Fiche client`, `Datos del cliente`. */
const FIRST = `détails détail informations coordonnées aperçu fiche profil paramètres tableau modifier
  detalles detalle información datos resumen ficha perfil ajustes editar
  dettagli dettaglio informazioni riepilogo scheda profilo impostazioni modifica
  detalhes detalhe informações dados resumo
  szczegóły dane podsumowanie ustawienia edytuj edit view new
  сведения данные карточка профиль настройки детали інформація
  تفاصيل بيانات معلومات ملف إعدادات פרטי הגדרות`;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** First and last words of headings, lower case. */
export const HEADING_WORDS = { first: wordsOf(FIRST), last: wordsOf(LAST) } as const;
