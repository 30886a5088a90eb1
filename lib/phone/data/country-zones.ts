import type { CountryCode } from '@/lib/phone/candidates/types';

/**
 * IANA time zones by country, one for each set of zones with the same time from 2026 on (source: tz
 * database 2025b, zone.tab; official time for mainland China and Ukraine).
 */
const ZONES = `
AC Atlantic/St_Helena, AD Europe/Andorra, AE Asia/Dubai, AF Asia/Kabul, AG America/Antigua,
AI America/Anguilla, AL Europe/Tirane, AM Asia/Yerevan, AO Africa/Luanda,
AR America/Argentina/Buenos_Aires, AS Pacific/Pago_Pago, AT Europe/Vienna,
AU Australia/Sydney+Australia/Brisbane+Australia/Adelaide+Australia/Darwin+Australia/Perth+Australia/Lord_Howe+Australia/Eucla,
AW America/Aruba, AX Europe/Mariehamn, AZ Asia/Baku, BA Europe/Sarajevo, BB America/Barbados,
BD Asia/Dhaka, BE Europe/Brussels, BF Africa/Ouagadougou, BG Europe/Sofia, BH Asia/Bahrain,
BI Africa/Bujumbura, BJ Africa/Porto-Novo, BL America/St_Barthelemy, BM Atlantic/Bermuda,
BN Asia/Brunei, BO America/La_Paz, BQ America/Kralendijk,
BR America/Sao_Paulo+America/Manaus+America/Rio_Branco+America/Noronha, BS America/Nassau,
BT Asia/Thimphu, BW Africa/Gaborone, BY Europe/Minsk, BZ America/Belize,
CA America/St_Johns+America/Halifax+America/Blanc-Sablon+America/Toronto+America/Atikokan+America/Winnipeg+America/Regina+America/Edmonton+America/Cambridge_Bay+America/Creston+America/Vancouver,
CC Indian/Cocos, CD Africa/Kinshasa+Africa/Lubumbashi, CF Africa/Bangui, CG Africa/Brazzaville,
CH Europe/Zurich, CI Africa/Abidjan, CK Pacific/Rarotonga,
CL America/Santiago+America/Coyhaique+Pacific/Easter, CM Africa/Douala, CN Asia/Shanghai,
CO America/Bogota, CR America/Costa_Rica, CU America/Havana, CV Atlantic/Cape_Verde,
CW America/Curacao, CX Indian/Christmas, CY Asia/Nicosia, CZ Europe/Prague, DE Europe/Berlin,
DJ Africa/Djibouti, DK Europe/Copenhagen, DM America/Dominica, DO America/Santo_Domingo,
DZ Africa/Algiers, EC America/Guayaquil+Pacific/Galapagos, EE Europe/Tallinn, EG Africa/Cairo,
EH Africa/El_Aaiun, ER Africa/Asmara, ES Europe/Madrid+Atlantic/Canary, ET Africa/Addis_Ababa,
FI Europe/Helsinki, FJ Pacific/Fiji, FK Atlantic/Stanley, FM Pacific/Chuuk+Pacific/Pohnpei,
FO Atlantic/Faroe, FR Europe/Paris, GA Africa/Libreville, GB Europe/London, GD America/Grenada,
GE Asia/Tbilisi, GF America/Cayenne, GG Europe/Guernsey, GH Africa/Accra, GI Europe/Gibraltar,
GL America/Nuuk+America/Danmarkshavn+America/Thule, GM Africa/Banjul, GN Africa/Conakry,
GP America/Guadeloupe, GQ Africa/Malabo, GR Europe/Athens, GT America/Guatemala, GU Pacific/Guam,
GW Africa/Bissau, GY America/Guyana, HK Asia/Hong_Kong, HN America/Tegucigalpa, HR Europe/Zagreb,
HT America/Port-au-Prince, HU Europe/Budapest, ID Asia/Jakarta+Asia/Makassar+Asia/Jayapura,
IE Europe/Dublin, IL Asia/Jerusalem, IM Europe/Isle_of_Man, IN Asia/Kolkata, IO Indian/Chagos,
IQ Asia/Baghdad, IR Asia/Tehran, IS Atlantic/Reykjavik, IT Europe/Rome, JE Europe/Jersey,
JM America/Jamaica, JO Asia/Amman, JP Asia/Tokyo, KE Africa/Nairobi, KG Asia/Bishkek,
KH Asia/Phnom_Penh, KI Pacific/Tarawa+Pacific/Kanton+Pacific/Kiritimati, KM Indian/Comoro,
KN America/St_Kitts, KP Asia/Pyongyang, KR Asia/Seoul, KW Asia/Kuwait, KY America/Cayman,
KZ Asia/Almaty, LA Asia/Vientiane, LB Asia/Beirut, LC America/St_Lucia, LI Europe/Vaduz,
LK Asia/Colombo, LR Africa/Monrovia, LS Africa/Maseru, LT Europe/Vilnius, LU Europe/Luxembourg,
LV Europe/Riga, LY Africa/Tripoli, MA Africa/Casablanca, MC Europe/Monaco, MD Europe/Chisinau,
ME Europe/Podgorica, MF America/Marigot, MG Indian/Antananarivo, MH Pacific/Majuro,
MK Europe/Skopje, ML Africa/Bamako, MM Asia/Yangon, MN Asia/Ulaanbaatar+Asia/Hovd, MO Asia/Macau,
MP Pacific/Saipan, MQ America/Martinique, MR Africa/Nouakchott, MS America/Montserrat,
MT Europe/Malta, MU Indian/Mauritius, MV Indian/Maldives, MW Africa/Blantyre,
MX America/Mexico_City+America/Cancun+America/Matamoros+America/Ciudad_Juarez+America/Mazatlan+America/Tijuana,
MY Asia/Kuala_Lumpur, MZ Africa/Maputo, NA Africa/Windhoek, NC Pacific/Noumea, NE Africa/Niamey,
NF Pacific/Norfolk, NG Africa/Lagos, NI America/Managua, NL Europe/Amsterdam, NO Europe/Oslo,
NP Asia/Kathmandu, NR Pacific/Nauru, NU Pacific/Niue, NZ Pacific/Auckland+Pacific/Chatham,
OM Asia/Muscat, PA America/Panama, PE America/Lima,
PF Pacific/Tahiti+Pacific/Marquesas+Pacific/Gambier, PG Pacific/Port_Moresby+Pacific/Bougainville,
PH Asia/Manila, PK Asia/Karachi, PL Europe/Warsaw, PM America/Miquelon, PR America/Puerto_Rico,
PS Asia/Gaza, PT Europe/Lisbon+Atlantic/Azores, PW Pacific/Palau, PY America/Asuncion,
QA Asia/Qatar, RE Indian/Reunion, RO Europe/Bucharest, RS Europe/Belgrade,
RU Europe/Kaliningrad+Europe/Moscow+Europe/Astrakhan+Asia/Yekaterinburg+Asia/Omsk+Asia/Novosibirsk+Asia/Irkutsk+Asia/Chita+Asia/Vladivostok+Asia/Magadan+Asia/Kamchatka,
RW Africa/Kigali, SA Asia/Riyadh, SB Pacific/Guadalcanal, SC Indian/Mahe, SD Africa/Khartoum,
SE Europe/Stockholm, SG Asia/Singapore, SH Atlantic/St_Helena, SI Europe/Ljubljana,
SJ Arctic/Longyearbyen, SK Europe/Bratislava, SL Africa/Freetown, SM Europe/San_Marino,
SN Africa/Dakar, SO Africa/Mogadishu, SR America/Paramaribo, SS Africa/Juba, ST Africa/Sao_Tome,
SV America/El_Salvador, SX America/Lower_Princes, SY Asia/Damascus, SZ Africa/Mbabane,
TA Atlantic/St_Helena, TC America/Grand_Turk, TD Africa/Ndjamena, TG Africa/Lome, TH Asia/Bangkok,
TJ Asia/Dushanbe, TK Pacific/Fakaofo, TL Asia/Dili, TM Asia/Ashgabat, TN Africa/Tunis,
TO Pacific/Tongatapu, TR Europe/Istanbul, TT America/Port_of_Spain, TV Pacific/Funafuti,
TW Asia/Taipei, TZ Africa/Dar_es_Salaam, UA Europe/Kyiv, UG Africa/Kampala,
US America/New_York+America/Chicago+America/Denver+America/Phoenix+America/Los_Angeles+America/Anchorage+America/Adak+Pacific/Honolulu,
UY America/Montevideo, UZ Asia/Samarkand, VA Europe/Vatican, VC America/St_Vincent,
VE America/Caracas, VG America/Tortola, VI America/St_Thomas, VN Asia/Ho_Chi_Minh,
VU Pacific/Efate, WF Pacific/Wallis, WS Pacific/Apia, XK Europe/Belgrade, YE Asia/Aden,
YT Indian/Mayotte, ZA Africa/Johannesburg, ZM Africa/Lusaka, ZW Africa/Harare`;

const byCountry = new Map(
  ZONES.split(',').map((entry) => {
    const [country = '', zones = ''] = entry.trim().split(' ');
    return [country, zones.split('+')];
  }),
);

/** Returns the time zones of a country, most populous first. */
export function zonesOfCountry(country: CountryCode): string[] {
  return byCountry.get(country) ?? [];
}
