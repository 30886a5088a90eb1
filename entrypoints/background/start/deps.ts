import { clientWhileOnline } from '@/entrypoints/background/clients/service-client';
import { openCallDatabase } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import type { DeleteCallsDeps } from '@/lib/calls/retention/delete-calls';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import type { CampaignDeps } from '@/lib/campaigns/deps';
import { askCard } from '@/lib/messages/card-client';
import type { OfferDeps } from '@/lib/offers/deps';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { injectCard } from '@/lib/platform/tabs/scripting';
import { isStillShown } from '@/lib/platform/tabs/shown-document';
import { openConfirmation } from '@/lib/platform/ui/confirmation-window';
import { removeCalledContacts } from '@/lib/queue/read-queue';
import { defaultCountryOf } from '@/lib/settings/country';
import { openSettingsDatabase, type SettingsDatabase } from '@/lib/settings/database';
import { createSettings, type SettingsStore } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';
import { injectIntoOpenTabs } from '@/lib/sites/finder-registration';
import { menuTargetDetailsSchema } from '@/lib/sites/model';
import { type Calls, startCalls } from './calls';
import type { Errors } from './errors';
import { type Reminders, startReminders } from './follow-ups';
import { startOutbox } from './outbox';
import { startRetention } from './retention';

/** Everything that the background's handlers use. */
export interface Background extends Calls {
  settings: SettingsStore;
  settingsDatabase: SettingsDatabase;
  offers: OfferDeps;
  campaigns: CampaignDeps;
  /** Deletes calls of the log. */
  logDeletion: DeleteCallsDeps;
  reminders: Reminders;
  /** Records an unexpected error. */
  report: Errors['report'];
}

/** Builds the background and starts it. Adds its listeners at once. */
export function startBackground(report: Errors['report']): Background {
  const settingsDatabase = openSettingsDatabase();
  const settings = createSettings(settingsDatabase);
  const deps: CallDeps = {
    database: openCallDatabase(),
    readSettings: settings.read,
    country: defaultCountry,
    now: () => Date.now(),
  };
  startOutbox(deps, settings, settingsDatabase, report);
  const campaigns: CampaignDeps = {
    ...deps,
    campaigns: openCampaignDatabase(),
    client: () => clientWhileOnline(settingsDatabase),
  };
  const { database, now } = deps;
  const logDeletion = { database, now, beforeDeletion: () => removeCalledContacts(campaigns) };
  startRetention(logDeletion, settings, report);
  const calls = startCalls(deps, settingsDatabase, report);
  return {
    report,
    settings,
    settingsDatabase,
    offers: offerDeps(deps, settings),
    campaigns,
    logDeletion,
    reminders: startReminders(deps, calls.badge.refresh, report),
    ...calls,
  };
}

function offerDeps(deps: CallDeps, settings: SettingsStore): OfferDeps {
  return {
    ...deps,
    settings,
    uuid: () => crypto.randomUUID(),
    injectCard,
    isStillShown,
    openCard: async (frame, offer, anchorId) =>
      (await askCard(frame, 'open-card', { offer, anchorId })) === null,
    describeMenuTarget: async (frame, target) =>
      menuTargetDetailsSchema.safeParse(await askCard(frame, 'menu-target', target)).data,
    openConfirmation,
    rereadPages: (isMeant) => injectIntoOpenTabs(settings, isMeant),
  };
}

/** The rep's default country; always one with a numbering plan. */
function defaultCountry(settings: Settings): CountryCode {
  return countryOfCode(defaultCountryOf(settings, navigator.languages)) ?? 'US';
}
