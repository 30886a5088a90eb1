/**
 * How old the version of a national registry may be that calls are checked against. The rule of the United States;
 * for the registries of other countries, no law was read, and it serves as the measure.
 */
export const REGISTRY_AGE = {
  days: 31,
  source: 'US Telemarketing Sales Rule, 16 CFR § 310.4(b)(3)(iv)',
  // The commission's own notice of the rule.
  url: 'https://www.ftc.gov/opa/2004/12/dnc31day.htm',
  asOf: '2026-11-28',
};
