/** What the national registry of a country is called, where it has one that callers can download. ISO 3166. */
export const REGISTRY_NAMES: Readonly<Record<string, string>> = {
  US: 'National Do Not Call Registry',
  CA: 'National Do Not Call List',
  GB: 'Telephone Preference Service',
  AU: 'Do Not Call Register',
  FR: 'Bloctel',
  IT: 'Registro pubblico delle opposizioni',
  ES: 'Lista Robinson',
};
