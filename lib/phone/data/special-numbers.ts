import type { CountryCode } from '@/lib/phone/candidates/types';

/** Emergency numbers on every mobile network in any country (3GPP TS 22.101, section 10.1). */
const EVERYWHERE = new Set(['112', '911']);

/**
 * Other emergency and crisis numbers by country: police, fire, ambulance and similar (source: the
 * regulators' lists; libphonenumber's short number metadata agrees).
 */
const EMERGENCY = `
AE 997 998 999, AR 100 101 107, AT 122 133 140 141 144, AU 000 106, BD 999, BE 100 101, BH 999,
BR 190 191 192 193 199, BY 101 102 103, CA 988, CH 117 118 143 144 1414, CL 131 132 133,
CN 110 119 120 122, CO 123, CY 199, CZ 150 155 156 158, DE 110, DZ 14 17, EG 122 123 180,
ES 061 062 080 085 091 092, FR 15 17 18 114 115 119 196, GB 999, GR 100 108 166 199, HK 992 999,
HR 192 193 194 195, HU 104 105 107, ID 110 113 118 119, IE 999, IL 100 101 102, IN 100 101 102 108,
IR 110 115 125, IT 113 115 117 118 1530, JM 110 119, JP 110 118 119, KE 999, KR 119 113 118,
KW 112, KZ 101 102 103, LK 110 118 119, LU 113, MA 15 19 177, MX 065 066 068, MY 999 994,
NG 199, NO 110 113, NP 100 101 102, NZ 111, OM 9999, PE 105 106 116, PH 117, PK 15 16 115 1122,
PL 986 997 998 999, PT 115 117, QA 999, RS 192 193 194, RU 101 102 103 104, SA 997 998 999,
SG 995 999, SI 113, SK 150 155 158, TH 191 199 1669, TN 190 197 198, TR 110 155 156, TW 110 119,
UA 101 102 103 104, US 933 988, VE 171, VN 113 114 115, ZA 107 10111 10177, ZW 993 994 995 999`;

const byCountry = new Map(
  EMERGENCY.split(',').map((entry) => {
    const [country = '', ...numbers] = entry.trim().split(' ');
    return [country, new Set(numbers)];
  }),
);

/** Returns whether digits, as dialled in a country, call an emergency service. */
export function isEmergency(digits: string, country: CountryCode): boolean {
  return EVERYWHERE.has(digits) || byCountry.get(country)?.has(digits) === true;
}

/**
 * Calling codes of satellite and other global networks, which cost as much as premium-rate numbers
 * (ITU-T, list of assigned country codes under E.164, 2016-11-15).
 */
export const SATELLITE_CODES = [
  /** Inmarsat. */
  '870',
  /** Global Mobile Satellite System: Iridium, Globalstar. */
  '881',
  /** International Networks: Thuraya and others. */
  '882',
  '883',
] as const;
