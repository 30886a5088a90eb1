/** Units of time right after the length of a call: `12s`, `42초`, `30 Min`. */
export const DURATION_WORDS: Readonly<Record<string, string>> = {
  en: 's|sec|secs|seconds|ms|min|mins|minutes|hrs?',
  de: 'sek|sekunden|minuten|std',
  romance: 'seg|segundos|minutos|secondes|secondi|minuti',
  nordic: 'sekunder|minutter|minuter',
  slavic: 'сек|мин|хв|minut',
  turkish: 'sn|dk|dak',
  east_asian: '초|분|秒|分',
};
