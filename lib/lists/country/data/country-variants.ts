/**
 * Names of countries that `Intl.DisplayNames` does not have in every browser: the names of ISO 3166 as CRMs
 * offer them, short forms, parts that are called countries, older names and spellings. One line per country.
 * A line with several codes holds names that do not tell them apart.
 */
export const COUNTRY_VARIANTS = `
CD+CG Congo, Kongo, コンゴ, الكونغو, कांगो
KP+KR Korea, Corea, Corée, Coreia, कोरिया, كوريا
VG+VI Virgin Islands, Jungferninseln, Îles Vierges, Islas Vírgenes, Ilhas Virgens
GG+JE Channel Islands, Kanalinseln, Îles Anglo-Normandes
BQ+CW+SX Netherlands Antilles, Dutch Antilles, Antillas Neerlandesas, Antilles néerlandaises
AC Ascension
AD अंडोरा
AE UAE, Emirates, UA Emirates, U Arab Emirates, الإمارات, VAE, Emirati Arabi, EAU, UAE United Arab Emirates
AG Antigua, Barbuda, एंटीगुआ और बारबूडा, أنتيغوا وباربودا
AI अंग्विला
AL Shqipëri
AM अर्मेनिया, Հայաստան
AR अर्जेंटिना
AS अमेरिकान सामोआ, アメリカ領サモア
AT आस्ट्रिया
AU आस्ट्रेलिया
AW अरुबा
AX Aland, ऑलैण्ड द्वीपसमूह, جزر أولاند
AZ अजरबेजान
BA Bosnia, Bosnia Hercegovina, Bosnia-Hercegovina, BiH, Bósnia-Herzegovina, बोस्निया हर्जेगोविना
BB बार्बाडोस, باربادوس
BD Bangla Desh
BG बल्गारिया
BI Uburundi
BJ बानिन
BL سان بارتيلمي
BM बर्मूडा
BN Brunei Darussalam, ब्रुनेई, ブルネイ・ダルサラーム
BO Plurinational State of Bolivia, बोलिविया, ボリビア多民族国
BQ Bonaire, Bonaire Sint Eustatius and Saba, Bonaire Saint Eustatius and Saba, ボネール、シント・ユースタティウスおよびサバ, الجزر الكاريبية الهولندية
BR Federative Republic of Brazil, República Federativa do Brasil
BS Bahama, باهاماس
BT འབྲུག
BW बोत्सवाना
BY Belorussia, Byelorussia, Bielorussia, Weissrussland, Weißrussland, Biélorussie, बेलारुस, روسيا البيضاء
BZ बेलिजे
CC Keeling Islands, Cocos Keeling Islands, कोकोस (कीलिंग) द्वीप, جزر كوكوس
CD DRC, DR Congo, D.R. Congo, Congo DR, Congo DRC, RDC, RD Congo, DR Kongo, Congo Democratic Republic, Congo Democratic Republic of the, Congo the Democratic Republic of the, Democratic Republic of Congo, Democratic Republic of the Congo, République démocratique du Congo, Demokratische Republik Kongo, República Democrática del Congo, República Democrática do Congo, Zaire, Zaïre, Congo Kinshasa, कांगो लोकतान्त्रिक गणराज्य, コンゴ民主共和国, جمهورية الكونغو الديمقراطية, Congo (República Democrática del)
CF CAR, Central Africa, सेंट्रल अफ्रीका गणतंत्र, Ködörösêse tî Bêafrîka
CG Republic of the Congo, Republic of Congo, Congo Republic, Congo Republic of, Congo Republic of the, République du Congo, Republik Kongo, República del Congo, República do Congo, Congo Brazzaville, コンゴ共和国, جمهورية الكونغو
CH Helvetia, Suisse, Svizzera, Swiss, Swiss Confederation
CI Ivory Coast, Elfenbeinküste, Côte d'Ivoire, Costa de Marfil, Costa do Marfim, Costa d'Avorio, ساحل العاج, आइवरी कोस्ट
CK कुक द्वीप
CN PRC, P.R. China, PR China, China PR, VR China, Peoples Republic of China, People's Republic of China, Mainland China, China Mainland, RP China, RPC, Volksrepublik China, République populaire de Chine, 中華人民共和国
CV Cape Verde, Cabo Verde, Kapverden, Cap-Vert, केप वर्दे
CW Curacao, कुराकाओ
CX Ilha de Natal, جزيرة عيد الميلاد
CZ Czech, Czech Republic, Czech Rep, Tschechische Republik, République tchèque, República Checa, República Tcheca, Česká republika, Repubblica Ceca, チェコ共和国, चेक, جمهورية التشيك
DE BRD, Federal Republic of Germany, Bundesrepublik Deutschland, FRG, Germania
DJ जिबॉती
DK डैनमार्क, الدنمارك
DM डोमिनिक
DO Dominican Rep, Dom Rep, Rep Dominicana, Rép dominicaine, डोमिनिक गणतंत्र
EE एस्तोनिया
EH Western Sahara
ER एरिट्रेया, ኤርትራ
FK Falkland, Falklands, Malvinas, Islas Malvinas, फाकलैंड द्वीप समूह (मालविनास), フォークランド（マルビナス）諸島
FM Federated States of Micronesia, FSM, ولايات ميكرونيسيا المتحدة
FO Faroe, Faeroe Islands, फराओ द्वीप समूह, Føroyar
FR République française, French Republic, Metropolitan France, France Metropolitan
GA गैबोन
GB UK, GB-UK, Great Britain, Britain, G.B., England, Scotland, Wales, Northern Ireland, N Ireland, N. Ireland, Ulster, United Kingdom of Great Britain and Northern Ireland, United Kingdom of Great Britain & Northern Ireland, Untd Kingdom, Großbritannien, Grossbritannien, Schottland, Nordirland, Grande-Bretagne, Angleterre, Écosse, Pays de Galles, Irlande du Nord, Gran Bretaña, Inglaterra, Escocia, Gales, Irlanda del Norte, Grã-Bretanha, Escócia, País de Gales, Irlanda do Norte, Gran Bretagna, Inghilterra, ब्रिटेन, इंग्लैंड, イングランド, スコットランド, ウェールズ, 北アイルランド, 英國, بريطانيا, إنجلترا, انجلترا, ग्रेट ब्रिटेन
GD ग्रेनेडा
GE საქართველო
GF French Guyana, Guiana French, フランス領ギアナ, फ्रेंच गुआना
GG ग्वेर्नसे
GL جرينلاند, Kalaallit Nunaat
GM The Gambia, Gambia The
GP ग्वाडेलोप
GQ एक्वेटोरियल गिनी
GR Hellas, Hellenic Republic
GU ग्वाम
GW Guinea Bissau
GY गुआना
HK HKSAR, Hong Kong SAR, Hong Kong China, China Hong Kong, हांग कांग
HN होंडुरास
HU المجر
IE Eire, Éire, Republic of Ireland, Ireland Republic, Ireland Republic of, Rep of Ireland, Irish Republic, Southern Ireland, ROI, Republik Irland
IM Man Isle of, Insel Man, आइसल ऑफ मैन
IO British Indian Ocean Territories, Chagos, Océan Indien Britannique, ब्रितानी हिंद महासागरीय क्षेत्र, イギリス領インド洋地域, إقليم المحيط الهندي البريطاني
IR Persia, Islamic Republic of Iran, República Islámica de Irán, イラン・イスラム共和国
IS Ísland
IT Italia
JE جيرزي
JP Nippon, Nihon, 日本国
KG Kyrgyz Republic, Kirghizia, Kirgizstan, Kirgistan, किर्जिस्तान, Кыргызстан
KH កម្ពុជា
KI किरिबिती
KN St Kitts, Saint Kitts, Nevis, St Christopher and Nevis, Saint Kitts y Nevis, सेंट किट्स एंड नेविस, セントクリストファー・ネイビス
KP DPRK, DPR Korea, D.P.R. Korea, Korea North, Korea Democratic People's Republic of, Korea the Democratic People's Republic of, Democratic People's Republic of Korea, República Popular Democrática de Corea, 朝鮮民主主義人民共和国
KR ROK, Republic of Korea, Korea Republic of, Korea the Republic of, Korea Republic, Korea South, S Korea, S. Korea, Rep of Korea, República de Corea, République de Corée, República da Coreia, Republik Korea, 大韓民国
KY केमैन आइसलैंड्स
KZ कज़ाखिस्तान
LA Lao, Lao PDR, Lao People's Democratic Republic, República Democrática Popular de Lao, ラオス人民民主共和国, ລາວ
LC Santa Lucia, सेंट लुसिया
LI लिक्टेनिस्टीन
LK Ceylon, ශ්‍රී ලංකාව
LU लक्जमबर्ग
LV लात्विया
LY Libyan Arab Jamahiriya
MD Republic of Moldova, Moldavia, Moldawien, मोलदोवा, モルドバ共和国
MF St Martin French part, Saint Martin French part, सेंट मार्टिन की सामूहिकता, サン・マルタン（フランス領）, سانت مارتن (الجزء الفرنسي)
MG मैडागास्कर, Madagasikara
MK Macedonia, FYROM, FYR Macedonia, Republic of North Macedonia, Mazedonien, Macédoine, マケドニア, मकदूनिया, Северна Македонија
MM Burma, Birma, Birmanie, Birmania, Union of Myanmar, म्यामांर (बर्मा), ミャンマー, بورما, မြန်မာ
MN Монгол
MO Macau, Macau SAR, Macao SAR, Macau China, Macao China, China Macau, मकाओ, ماكاو
MP Northern Marianas, Saipan, उत्तर मैरिना द्वीपसमूह
MQ मार्टिनिक, مارتينيك
MR मॉरितानिया
MS मोंटसेराट
MU मारीशस
MW मालावी, مالاوي
MX Mexico United Mexican States, United Mexican States, Estados Unidos Mexicanos, मेक्सिको
MY मलयेशिया
NE Nijar
NF नोरफॉक द्वीप
NL Holland, Hollande, Holanda, Olanda, Netherland, The Netherlands, Kingdom of the Netherlands, नीदरलैंड्स
NP नेपाल
NR नाउरू
NU नियू, نييوي
NZ Aotearoa
PF Tahiti, フランス領ポリネシア, بولينزيا الفرنسية
PH Phillipines, Philipines, फिलीपींस
PM सेंट पिएरे एंड मिक्वेलॉन, سان بيير وميكلون
PR पुएर्तो रिको
PS Palestinian Territory, Palestinian Territory Occupied, Occupied Palestinian Territory, State of Palestine, West Bank, Gaza, Staat Palästina, फिलिस्तीन राज्य
PT Portuguese Republic
PW पलाउ
QA क़तार
RE La Réunion, रीयूनियन, لا ريونيون
RU Russian Federation, Russische Föderation, Fédération de Russie, Federación de Rusia, Federação Russa, ロシア連邦
RW U Rwanda
SA KSA, K.S.A., Saudi, Saudi-Arabia, السعودية
SE Kingdom of Sweden
SH St Helena, Saint Helena Ascension and Tristan da Cunha, セントヘレナ・アセンションおよびトリスタンダクーニャ, سانت هيلينا وأسينشين وتريستان دا كونا
SI स्लोवानिया
SJ Svalbard, Spitsbergen, Svalbard und Jan Mayen, Svalbard et Île Jan Mayen, स्यालबार्ड (स्यालबार्ड एंड जन मावेम), スヴァールバル諸島およびヤンマイエン島, سفالبارد ويان ماين
SK Slovak Republic, Slovakian Republic
SL सियारा लिओन
SM सैन मारिनो
SN Senegaal
SO Soomaaliya
ST Sao Tome, Sao Tome and Principe, साओ टॉम एंड प्रिंसिपी, ساو تومي وبرينسيب
SV सल्वाडोर
SX St Maarten, Saint Maarten, Sint Maarten Dutch part, Saint Martin Dutch part, सिण्ट मार्टेन, シント・マールテン（オランダ領）
SY Syrian Arab Republic, República Árabe Siria, シリア・アラブ共和国
SZ Swaziland, Swasiland, Royaume d'Eswatini, स्वाजीलैंड, スワジランド, سوازيلاند
TC तुर्क एंड कैकोस द्वीपसमूह
TJ तज़ाकिस्तान, Тоҷикистон
TK टोकेलू
TL East Timor, Osttimor, Timor Oriental, पूर्वी तिमोर, تيمور الشرقية
TM Türkmenistan
TR Turkey, Turkiye, Republic of Türkiye, Republic of Turkey, तुर्की
TT Trinidad, Tobago, ट्रिनिडाड एंड टोबैगो
TW ROC, R.O.C., Republic of China, Taiwan ROC, Taiwan R.O.C., Taiwan China, China Taiwan, Chinese Taipei, Taiwan Province of China, Formosa, 中華民國
TZ United Republic of Tanzania, République unie de Tanzanie, تانزانيا
UA उक्रेन
UG उगांडा
US USA, US, U.S. of America, United States of America, The United States of America, United State, Untied States, America, Amerika, Amérique, Vereinigte Staaten von Amerika, États-Unis d'Amérique, Estados Unidos de América, Estados Unidos da América, Estados Unidos de Norteamérica, Stati Uniti d'America, EEUU, EUA, अमरीका, संयुक्त राज्य अमेरिका, 米国, 美國, أمريكا, امريكا, الولايات المتحدة الأمريكية
UY उरुग्वे, الأوروغواي
UZ उजबेकिस्तान
VA Vatican, Holy See, Vatican City State, Holy See Vatican City State, Holy See the, Vatikan, Santa Sede, Santa Sé, वेटिकन
VC St Vincent, Saint Vincent, Grenadines, Saint Vincent and the Grenadines, सेंट विंसेंट एंड द ग्रेनेंडाइन्स, セントビンセントおよびグレナディーン諸島, سانت فينسنت والغرينادين
VE Bolivarian Republic of Venezuela, ベネズエラ・ボリバル共和国
VG BVI, Virgin Islands British, British Virgin Islands, ब्रितानी वर्जिन द्वीपसमूह, イギリス領ヴァージン諸島, جزر العذراء البريطانية
VI USVI, Virgin Islands US, Virgin Islands USA, US Virgin Islands, Îles vierges américaines, Islas Vírgenes de los Estados Unidos, अमेरिकी वर्जिन द्वीपसमूह, アメリカ領ヴァージン諸島, جزر العذراء الأمريكية
VN Viet Nam, Socialist Republic of Vietnam, विएतनाम
VU वनातू
WF Wallis, वालीज एंड फुटुना, والس وفوتونا
WS Western Samoa, पश्चिमी सामोआ
XK Kosovë
ZA RSA, R.S.A., S Africa, S. Africa
ZW जिंबावे
`;

/** Texts in a column of countries that say that nothing is known. `NA` is also the code of Namibia. */
export const NO_COUNTRY =
  'na, none, null, nil, unknown, other, others, tbd, tba, undefined, empty, notset, notavailable, notspecified, notapplicable, selectcountry, unbekannt, keine, inconnu, desconocido, desconhecido';
