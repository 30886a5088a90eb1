/**
 * Country names missing from `Intl.DisplayNames`: short forms, parts that are called countries, and
 * names in a country's second language. The country code comes first; `_` means a space.
 */
export const SHORT_NAMES = `
AE UAE U.A.E. Emirates U_ARAB_EMTS
AT Autriche
BA Bosnia Bosnia_and_Herzegovina
BE Belgique Belgien Belgium
BO Bolivia
BR Brasil Brazil
CA Kanada
CH Suisse Svizzera Switzerland
CI Ivory_Coast
CZ Czech_Republic Česká_republika Tschechische_Republik
DE BRD Allemagne Alemania
DO Dominican_Republic
ES Espagne Spanien
FR Frankreich
GB UK U.K. Great_Britain Britain England Scotland Wales Northern_Ireland Großbritannien Royaume-Uni Vereinigtes_Königreich
GR Hellas
HK Hong_Kong Hongkong
IE Republic_of_Ireland Éire
IT Italien Italie
KR South_Korea Republic_of_Korea Korea
LU Luxemburg Lëtzebuerg
MK Macedonia
MO Macau Macao
MM Burma Myanmar
NL The_Netherlands Holland Niederlande Pays-Bas
PH Philippines
PL Polen
PT Portugal
RU Russia Russian_Federation
SA KSA Saudi
SG Singapore
SY Syria
TR Turkey Turkei
TW Taiwan
TZ Tanzania
UA Ukraine
US USA U.S.A. U.S. United_States_of_America Etats-Unis États-Unis Estados_Unidos
VN Vietnam Viet_Nam
ZA RSA
`;

/** Cities known by their name alone, if no word of a language is spelled the same. */
export const CITIES = `
AE Dubai Abu_Dhabi Sharjah
AR Buenos_Aires
AT Wien Vienna Graz Linz Salzburg Innsbruck Klagenfurt
AU Sydney Melbourne Brisbane Canberra Hobart Cairns Geelong Fremantle
BE Brussels Bruxelles Brussel Brüssel Antwerp Antwerpen Ghent Liège Brugge Bruges Leuven Namur
BG София Plovdiv Varna
BR São_Paulo Sao_Paulo Rio_de_Janeiro Brasília Brasilia Belo_Horizonte Curitiba Porto_Alegre Fortaleza Recife Campinas
CA Toronto Montréal Montreal Ottawa Calgary Edmonton Winnipeg Québec Quebec Mississauga Saskatoon
CH Zürich Zurich Basel Bern Berne Genf Genève Geneva Lausanne Luzern Winterthur Lugano St._Gallen
CL Valparaíso Viña_del_Mar
CN Beijing Shanghai Shenzhen Guangzhou Hangzhou Chengdu Nanjing Wuhan 北京 上海 深圳 广州
CO Bogotá Bogota Medellín Medellin Barranquilla
CZ Praha Prague Prag Brno Ostrava Plzeň Olomouc Liberec
DE Berlin Hamburg München Muenchen Munich Köln Koeln Cologne Frankfurt Stuttgart Düsseldorf Duesseldorf Dusseldorf Leipzig Dortmund Bremen Dresden Hannover Nürnberg Nuernberg Nuremberg Duisburg Bochum Wuppertal Bielefeld Bonn Mannheim Karlsruhe Augsburg Wiesbaden Braunschweig Kiel Chemnitz Magdeburg Freiburg Mainz Lübeck Erfurt Rostock Kassel Saarbrücken Potsdam Heidelberg Darmstadt Regensburg Würzburg Wuerzburg Ulm
DK Copenhagen København Kobenhavn Kopenhagen Aarhus Odense Aalborg Esbjerg
EE Tallinn Tartu
EG Cairo القاهرة
ES Madrid Barcelona Sevilla Seville Zaragoza Málaga Malaga Bilbao Alicante Valladolid Vigo Gijón Gijon Palma_de_Mallorca
FI Helsinki Espoo Tampere Turku Oulu Vantaa
FR Paris Marseille Lyon Toulouse Nantes Strasbourg Montpellier Bordeaux Lille Rennes Grenoble Dijon Angers Nîmes Clermont-Ferrand Le_Havre Aix-en-Provence Villeurbanne
GB London Birmingham Leeds Glasgow Sheffield Edinburgh Liverpool Manchester Bristol Cardiff Belfast Leicester Nottingham Newcastle_upon_Tyne Southampton Plymouth Swansea Coventry Brighton Aberdeen Dundee Exeter Norwich Milton_Keynes Wolverhampton Stoke-on-Trent Londres
GR Athens Αθήνα Thessaloniki Θεσσαλονίκη Patras
HR Zagreb Rijeka Osijek
HU Budapest Debrecen Szeged Pécs Győr Székesfehérvár Miskolc
ID Jakarta Surabaya Bandung Medan
IE Dublin Galway Limerick Baile_Átha_Cliath
IL Tel_Aviv Jerusalem Haifa
IN Mumbai Delhi New_Delhi Bangalore Bengaluru Chennai Kolkata Hyderabad Pune Ahmedabad Jaipur Lucknow Gurgaon Gurugram Noida
IT Roma Rome Milano Torino Turin Napoli Bologna Firenze Genova Palermo Venezia Verona Padova Trieste Bari Catania
JP Tokyo Osaka Kyoto Yokohama Nagoya Sapporo Fukuoka 東京 大阪 横浜 名古屋
KE Nairobi Mombasa
KR Seoul Busan Incheon 서울 부산
LT Vilnius Kaunas
LV Riga Rīga
MA Casablanca Rabat Marrakech Tanger
MX Ciudad_de_México Mexico_City CDMX Guadalajara Monterrey Puebla Tijuana Cancún
MY Kuala_Lumpur Penang Johor_Bahru
NG Lagos Abuja
NL Amsterdam Rotterdam Den_Haag The_Hague Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Arnhem Haarlem Maastricht
NO Oslo Trondheim Stavanger Drammen Tromsø
NZ Auckland Christchurch Dunedin Tauranga
PE Arequipa
PH Manila Quezon_City Cebu_City Makati
PK Karachi Lahore Islamabad Rawalpindi
PL Warszawa Warsaw Warschau Kraków Krakow Łódź Wrocław Poznań Gdańsk Szczecin Katowice Lublin
PT Lisboa Lisbon Lissabon Braga Coimbra
RO București Bucuresti Timisoara Iași Constanța Bucharest Bukarest Cluj-Napoca Timișoara
RS Belgrade Beograd Novi_Sad
RU Moscow Москва Санкт-Петербург Екатеринбург Новосибирск
SA Riyadh Jeddah الرياض جدة
SE Stockholm Göteborg Gothenburg Malmö Uppsala Västerås Örebro Linköping Helsingborg Norrköping
SI Ljubljana Maribor
SK Bratislava Košice
TH Bangkok Chiang_Mai กรุงเทพ
TR Istanbul İstanbul Ankara İzmir Izmir Bursa Antalya
TW Taipei Kaohsiung 台北
UA Kyiv Kiev Київ Lviv Kharkiv
US New_York Los_Angeles Chicago Houston Philadelphia San_Antonio San_Diego Dallas Seattle Denver Boston Detroit Las_Vegas Minneapolis Atlanta Miami Oakland San_Francisco Sacramento Baltimore Milwaukee Brooklyn Manhattan Pittsburgh Cincinnati
VN Hanoi Ho_Chi_Minh_City Saigon Hà_Nội
ZA Johannesburg Cape_Town Durban Pretoria
`;

/**
 * Countries whose names are also first names, states or towns. They count only if no other text is
 * beside them.
 */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  'Georgia Jordan Chad Jersey Mali Cuba Peru Lebanon Panama Dominica Martinique Israel China Guinea Niger Kenya'.split(
    ' ',
  ),
);

/** A label before a two-letter country code (`Country: DE`), as in columns and fields. */
export const COUNTRY_LABEL =
  /(?:^|[^\p{L}])(?:country|nation|land|pays|país|paese|kraj|država|krajina|země|ország|țara|ülke|maa|страна|країна|държава|χώρα|البلد|الدولة|מדינה|国|国家|國家|ประเทศ|quốc gia|negara)(?:[ _-]?code)? ?$/iu;

/** Quick check for any of the postcodes below. Most texts have none. */
export const MAYBE_POST_CODE = /[A-Z],? \d{5}|\d \d?[A-Z]|[A-Z] \d[A-Z]|[A-Z]-\d{4}|〒/;

/** Postcode formats used by a single country. */
export const POST_CODES: readonly { country: string; code: RegExp; example: string }[] = [
  {
    country: 'US',
    code: /(?<![\p{L}\p{Nd}])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?(?![\p{L}\p{Nd}])/gu,
    example: 'Paris, TX 75460',
  },
  {
    country: 'GB',
    code: /(?<![\p{L}\p{Nd}])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{Nd}])/gu,
    example: 'SW1A 1AA',
  },
  {
    country: 'CA',
    code: /(?<![\p{L}\p{Nd}])[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d(?![\p{L}\p{Nd}])/gu,
    example: 'K1A 0B1',
  },
  {
    country: 'NL',
    code: /(?<![\p{L}\p{Nd}])[1-9]\d{3} [A-Z]{2} \p{Lu}\p{Ll}/gu,
    example: '1012 AB Amsterdam',
  },
  {
    country: 'DE',
    code: /(?<![\p{L}\p{Nd}])D-\d{5}(?![\p{L}\p{Nd}])/gu,
    example: 'D-10115',
  },
  {
    country: 'AT',
    code: /(?<![\p{L}\p{Nd}])A-\d{4} \p{Lu}\p{Ll}/gu,
    example: 'A-1010 Wien',
  },
  {
    country: 'CH',
    code: /(?<![\p{L}\p{Nd}])CH-\d{4} \p{Lu}\p{Ll}/gu,
    example: 'CH-8001 Zürich',
  },
  {
    country: 'FR',
    code: /(?<![\p{L}\p{Nd}])F-\d{5} \p{Lu}/gu,
    example: 'F-75001 Paris',
  },
  { country: 'JP', code: /〒\s?\d{3}-?\d{4}/gu, example: '〒100-0001' },
];

/**
 * Two capitals in a cell that are rarely a country: states of the US and Canada, words and
 * departments. A label in front still makes them one (`Country: DE`).
 */
export const NOT_COUNTRIES: ReadonlySet<string> = new Set(
  `AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY
  OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY PR GU VI AB BC MB NB NL NS NT NU ON PE QC SK YT
  NO NA TV AM PM IT HR QA IS TO SO AS PC CV DJ CC BZ SR`.split(/\s+/),
);
