/**
 * States and provinces by country: code and names, in English, in the country's language, and shortened. A
 * `*` after a code means that no other country has a region or is itself called by it (ISO 3166): only then
 * the code alone tells the country.
 */
export const REGIONS: Readonly<Record<string, string>> = {
  US: `
AL Alabama/Ala, AK Alaska, AZ Arizona/Ariz, AR Arkansas/Ark, CA California/Calif/Kalifornien/Californie,
CO Colorado/Colo, CT Connecticut/Conn, DE Delaware, FL Florida/Fla/Floride,
GA Georgia, HI Hawaii/Hawaiʻi, ID Idaho, IL Illinois/Ill, IN Indiana, IA Iowa,
KS Kansas/Kans, KY Kentucky, LA Louisiana/Louisiane, ME Maine, MD Maryland, MA Massachusetts/Mass,
MI Michigan/Mich, MN Minnesota/Minn, MS Mississippi/Miss, MO Missouri, MT Montana, NE Nebraska/Neb/Nebr,
NV Nevada/Nev, NH New Hampshire, NJ* New Jersey, NM New Mexico/Neumexiko/Nouveau-Mexique/Nuevo México/Novo México,
NY* New York/New York State/State of New York, NC North Carolina/N Carolina, ND North Dakota/N Dakota,
OH Ohio, OK* Oklahoma/Okla, OR Oregon, PA Pennsylvania/Penn/Penna/Pennsylvanie, RI Rhode Island,
SC South Carolina/S Carolina, SD South Dakota/S Dakota, TN Tennessee/Tenn, TX* Texas/Tex/Tejas, UT Utah,
VT Vermont, VA Virginia/Virg, WA Washington/Washington State/Wash/State of Washington, WV* West Virginia/W Virginia,
WI Wisconsin/Wisc/Wis, WY* Wyoming/Wyo, DC District of Columbia/Washington DC/Washington District of Columbia,
PR, GU, VI, AS, MP, UM, AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific`,
  CA: `
AB Alberta, BC British Columbia/Colombie-Britannique/Brit Columbia, MB Manitoba,
NB New Brunswick/Nouveau-Brunswick, NL Newfoundland and Labrador/Newfoundland/Labrador/Terre-Neuve-et-Labrador/Terre-Neuve,
NF, NS Nova Scotia/Nouvelle-Écosse, NT Northwest Territories/Territoires du Nord-Ouest/NWT, NU Nunavut, ON Ontario/Ont,
PE Prince Edward Island/PEI/Île-du-Prince-Édouard, QC* Quebec/Québec/Que, PQ,
SK Saskatchewan/Sask, YT Yukon/Yukon Territory`,
  AU: `
ACT* Australian Capital Territory, NSW* New South Wales, NT Northern Territory, QLD* Queensland/Qld,
SA South Australia, TAS Tasmania, VIC* Victoria, WA Western Australia`,
  IN: `
AN Andaman and Nicobar Islands/Andaman and Nicobar, AP Andhra Pradesh/आंध्र प्रदेश, AR Arunachal Pradesh,
AS Assam/असम, BR Bihar/बिहार, CG Chhattisgarh/Chattisgarh/छत्तीसगढ़, CT, CH Chandigarh/चंडीगढ़,
DH Dadra and Nagar Haveli and Daman and Diu/Dadra and Nagar Haveli/Daman and Diu, DN, DD,
DL Delhi/New Delhi/NCT of Delhi/Delhi NCR/दिल्ली, GA Goa/गोवा, GJ Gujarat/Gujrat/गुजरात, HP Himachal Pradesh/हिमाचल प्रदेश,
HR Haryana/हरियाणा, JH Jharkhand/झारखंड, JK Jammu and Kashmir, KA Karnataka/कर्नाटक, KL Kerala/केरल, LA Ladakh,
LD Lakshadweep, MH Maharashtra/Maharastra/महाराष्ट्र, ML Meghalaya, MN Manipur, MP Madhya Pradesh/मध्य प्रदेश,
MZ Mizoram, NL Nagaland, OD Odisha/Orissa/ओडिशा, OR, PB, PY Puducherry/Pondicherry, RJ Rajasthan/राजस्थान,
SK Sikkim, TN Tamil Nadu/Tamilnadu/तमिलनाडु, TR Tripura, TS Telangana/तेलंगाना, TG, Uttarakhand/Uttaranchal/उत्तराखंड, UT,
UP* Uttar Pradesh/उत्तर प्रदेश, WB* West Bengal/पश्चिम बंगाल`,
  DE: `
BW Baden-Württemberg, BY Bayern/Bavaria/Bavière/Baviera/Freistaat Bayern, BE Berlin, BB Brandenburg,
HB Bremen, HH Hamburg, HE Hessen/Hesse, MV Mecklenburg-Vorpommern/Mecklenburg-Western Pomerania,
NI Niedersachsen/Lower Saxony/Basse-Saxe, NW Nordrhein-Westfalen/North Rhine-Westphalia/Rhénanie-du-Nord-Westphalie,
NRW*, RP* Rheinland-Pfalz/Rhineland-Palatinate/Rhénanie-Palatinat, SL Saarland, SN Sachsen/Saxony/Freistaat Sachsen,
ST Sachsen-Anhalt/Saxony-Anhalt, SH Schleswig-Holstein, TH Thüringen/Thuringia/Freistaat Thüringen`,
  BR: `
AC Acre, AL Alagoas, AP Amapá, AM, BA Bahia, CE Ceará, DF, ES Espírito Santo, GO Goiás, MA Maranhão,
MT Mato Grosso, MS Mato Grosso do Sul, MG Minas Gerais, PA Pará, PB Paraíba, PR Paraná, PE Pernambuco, PI Piauí,
RJ Rio de Janeiro, RN Rio Grande do Norte, RS Rio Grande do Sul, RO Rondônia, RR Roraima, SC Santa Catarina,
SP São Paulo, SE Sergipe, TO Tocantins`,
  MX: `
AGU Aguascalientes, BCN* Baja California/Baja California Norte, BCS* Baja California Sur, CAM Campeche, CHP* Chiapas,
CHH* Chihuahua, CMX* Ciudad de México/Mexico City/CDMX, COA* Coahuila/Coahuila de Zaragoza, COL Colima,
DUR Durango, GUA Guanajuato, GRO* Guerrero, HID* Hidalgo, JAL Jalisco, MEX* Estado de México/Mexico State/State of Mexico/Edomex/México,
MIC* Michoacán/Michoacán de Ocampo, MOR* Morelos, NAY Nayarit, NLE* Nuevo León, OAX* Oaxaca, PUE* Puebla,
QUE Querétaro/Querétaro de Arteaga, ROO* Quintana Roo, SLP* San Luis Potosí, SIN Sinaloa, SON* Sonora, TAB* Tabasco,
TAM Tamaulipas, TLA* Tlaxcala, VER Veracruz/Veracruz de Ignacio de la Llave, YUC* Yucatán, ZAC* Zacatecas`,
  // Counties that are also counties of the US, Canada or Jamaica are left out: Essex, Kent, Surrey.
  GB: `
ENG* England/Angleterre/Inglaterra, SCT* Scotland/Schottland/Écosse/Escocia/Escócia, WLS* Wales/Cymru/Pays de Galles/Gales,
NIR* Northern Ireland/Nordirland/Irlande du Nord, Aberdeenshire, Anglesey, Isle of Anglesey, Argyll and Bute, Ayrshire,
East Ayrshire, North Ayrshire, South Ayrshire, Bedfordshire/Beds, Buckinghamshire, Cambridgeshire/Cambs, Carmarthenshire,
Ceredigion, Clackmannanshire, Clwyd, County Antrim/Co Antrim, County Armagh/Co Armagh, County Down/Co Down, County Durham/Co Durham,
County Fermanagh/Co Fermanagh, County Londonderry/Co Londonderry, County Tyrone/Co Tyrone, Cumbria, Denbighshire,
Derbyshire/Derbys, Dumfries and Galloway, Dunbartonshire, Dyfed, East Lothian, East Riding of Yorkshire, East Yorkshire,
East Sussex, Fife, Flintshire, Glamorgan, South Glamorgan, West Glamorgan, Mid Glamorgan, Vale of Glamorgan,
Gloucestershire/Glos, Greater London, Greater Manchester, Gwent, Gwynedd, Herefordshire, Hertfordshire/Herts, Humberside,
Huntingdonshire/Hunts, Inverclyde, Inverness-shire, Lanarkshire, North Lanarkshire, South Lanarkshire, Lancashire/Lancs,
Leicestershire/Leics, Lincolnshire/Lincs, Merseyside, Midlothian, Monmouthshire, North Yorkshire, Northamptonshire/Northants,
Nottinghamshire/Notts, Orkney Islands, Oxfordshire/Oxon, Pembrokeshire, Perth and Kinross, Perthshire, Powys, Renfrewshire,
Scottish Borders, Scottish Highlands, Shetland Islands, Shropshire/Salop, South Yorkshire, Staffordshire/Staffs, Stirlingshire,
Teesside, Tyne and Wear, Warwickshire/Warks, West Lothian, West Midlands, West Sussex, West Yorkshire, Wiltshire/Wilts,
Worcestershire/Worcs, Yorkshire/Yorks`,
};

/** Names of regions of several countries, none of which is likelier than the others. */
export const SHARED_REGIONS = `
BR+CO+PE+VE Amazonas
BR+MX+VE Distrito Federal, Federal District
IN+PK Punjab, Kashmir, पंजाब
`;

/**
 * Countries that also have a region of this name, or are called so. It is taken for the larger one of the
 * table above, but does not contradict these.
 */
export const REGION_NAMESAKES = `
BG Montana
CV Santa Catarina
GE Georgia
LR Maryland
MT Victoria
SR Pará
UY Florida
`;
