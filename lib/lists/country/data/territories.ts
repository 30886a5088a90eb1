/**
 * Territories that lists often name beside their country, or as a region of it: the country, then territories
 * with its calling code, then after `|` those with another one.
 */
export const TERRITORIES = `
US PR GU VI AS MP
GB GG JE IM
FI AX
NO SJ
AU CX CC | NF
NZ | CK NU TK
CN | HK MO TW
FR | GP MQ GF RE YT BL MF PM NC PF WF
DK | GL FO
NL | AW BQ CW SX
`;
