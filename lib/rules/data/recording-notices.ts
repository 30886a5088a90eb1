import type { RecordingNoticeRow } from '@/lib/rules/rule/recording-notice-row';

/**
 * Laws by which nobody may record a call without the consent of all. Everywhere else the recording is
 * announced: that is never wrong. A row of a state comes before that of its country.
 */
export const RECORDING_NOTICES: readonly RecordingNoticeRow[] = [
  {
    country: 'US',
    region: 'California',
    kind: 'all-party',
    source: 'California Penal Code § 632(a)',
    url: 'https://self-law.org/code/ca/penal-code/632',
    asOf: '2026-11-24',
  },
  {
    country: 'US',
    region: 'Washington',
    kind: 'all-party',
    source: 'RCW 9.73.030(1)',
    url: 'https://wa-law.org/rcw/09_crimes_and_punishments/9.073_privacy_violating_right_of.html',
    asOf: '2026-11-24',
  },
  {
    country: 'DE',
    kind: 'all-party',
    source: 'StGB § 201 Abs. 1',
    url: 'http://www.michael-giesecke.de/methoden/dokumente/03_datenerhebung/achtung/03_ach_juristische_aspekte.htm',
    asOf: '2026-11-24',
    words: {
      language: 'de',
      text: 'Dieses Gespräch wird aufgezeichnet. Sind Sie damit einverstanden?',
    },
  },
];
