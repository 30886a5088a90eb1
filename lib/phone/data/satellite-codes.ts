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
