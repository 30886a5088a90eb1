import { type Settings, settings } from '@/lib/settings/table';
import { CALLER_ID, OWN_NUMBER } from './calls';

/** Settings of a rep who is set up, but for what the test chooses. */
export function sampleSettings(request: Partial<Settings> = {}): Settings {
  return {
    baseUrl: 'https://voice.example.com',
    tokenHeader: 'token',
    hasToken: true,
    ownNumbers: [{ e164: OWN_NUMBER, label: 'Desk' }],
    dids: [{ e164: CALLER_ID, label: 'Line 1' }],
    ownNumber: '',
    callerId: '',
    didCallsPerDay: settings.didCallsPerDay.fallback,
    didCoolDownMinutes: settings.didCoolDownMinutes.fallback,
    defaultCountry: 'US',
    language: '',
    countdownSeconds: settings.countdownSeconds.fallback,
    repeatSeconds: settings.repeatSeconds.fallback,
    callsPerMinute: settings.callsPerMinute.fallback,
    callRules: settings.callRules.fallback,
    callsPerDayGoal: settings.callsPerDayGoal.fallback,
    awayMinutes: settings.awayMinutes.fallback,
    skipColleagueHours: settings.skipColleagueHours.fallback,
    colleagueMinutes: settings.colleagueMinutes.fallback,
    followSeconds: settings.followSeconds.fallback,
    siteMode: settings.siteMode.fallback,
    siteRules: [],
    numberDecisions: [],
    trustedSites: [],
    notifiesOfRecordings: false,
    notifiesOfTokenTrouble: true,
    opensRecord: false,
    countsDownAtOnce: false,
    opensDialLinks: true,
    siteCountries: [],
    remindsOfFollowUps: true,
    keepCallsDays: settings.keepCallsDays.fallback,
    dispositions: settings.dispositions.fallback,
    noteTemplates: [],
    connectors: [],
    ...request,
  };
}
