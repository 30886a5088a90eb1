/** Words right after a number that make it a count or a measure. Several languages. */
export const UNIT_WORDS = `
  byte bytes kb mb gb tb bit bits px em rem pt ms sec secs second seconds mins minutes hrs weeks
  months years km cm mm mi mile miles feet inch inches yd kg mg lb lbs ton tons ml kw kwh hz khz
  mhz ghz usd eur euro euros gbp chf aud cad jpy inr dollar dollars cents pounds rupees zł złotych
  kč kr kronor kroner lei лв руб рубл грн views impressions clicks shares likes followers users
  visitors rows records items units pcs pieces entries results files lines words characters votes
  points stück einwohner tonnen habitants habitantes abitanti inwoners mieszkańców innbyggere
  invånare indbyggere sztuk szt unidades unités unità stuks pezzi человек жителей штук шт adet
  kişi yen yuan rmb baht pesos reais lira ruble rubles dirham riyal shekel naira rand forint
  klicks aufrufe treffer zeilen datensätze besucher stimmen clics vues pages visite clic vistas cliques acessos bezoekers subscribers downloads sq sqft pageviews`;

/** Words ending like English plurals that do not count anything, such as verbs after a number. */
export const VERBS_ENDING_IN_S = `is has was does this thus yes plus thanks less always perhaps besides across
  calls rings works wants says goes keeps answers asks needs leaves hangs looks seems gets comes takes
  gives tells belongs unless afterwards towards mondays tuesdays wednesdays thursdays fridays hours
  times days weekdays evenings mornings`;
