import type { RecordingNoticeRow } from '@/lib/rules/model';

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
    // A bill that prints the section, on the legislature's own site.
    url: 'http://www.leginfo.ca.gov/pub/15-16/bill/asm/ab_0901-0950/ab_925_bill_20150226_introduced.html',
    asOf: '2026-11-25',
  },
  {
    country: 'US',
    region: 'Washington',
    kind: 'all-party',
    source: 'RCW 9.73.030(1)',
    // A bill that prints the section, on the legislature's own site.
    url: 'https://lawfilesext.leg.wa.gov/biennium/1999-00/Htm/Bills/Senate%20Bills/6272.htm',
    asOf: '2026-11-25',
  },
  {
    country: 'DE',
    kind: 'all-party',
    source: 'StGB § 201 Abs. 1',
    // The ministry's own address. Read in the copy of its files that docs/rules.md names.
    url: 'https://www.gesetze-im-internet.de/stgb/__201.html',
    asOf: '2026-11-25',
    words: {
      language: 'de',
      text: 'Dieses Gespräch wird aufgezeichnet. Sind Sie damit einverstanden?',
    },
  },
];
