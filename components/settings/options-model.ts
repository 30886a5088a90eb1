/**
 * The options: the service, the rep's numbers, calling, what is recorded after calls, the log, CRMs and
 * sites. `open-options` creates this model over the stored settings and the browser's permissions. Each
 * change is saved at once. Only the connections to the service and to a CRM have a button, because they are
 * tested. What an administrator decided is shown, and can't be weakened here. Tokens and keys are sent to the
 * background and never read back.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type ConnectorDeps,
  type ConnectorModel,
  createConnectorModel,
} from '@/components/crm/connectors/connector-model';
import { createNumberTexts, type NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import {
  createWorkspacesModel,
  type WorkspacesDeps,
  type WorkspacesModel,
} from '@/components/workspaces/workspaces-model';
import type { DidUse } from '@/lib/caller-id/model';
import type { ColleaguesInfo } from '@/lib/colleagues/model';
import type { CountryRules } from '@/lib/rules/model';
import type { SyncState } from '@/lib/settings/model/sync';
import { type AuditDeps, type AuditModel, createAuditModel } from './audit/audit-model';
import { createLogDeletionModel, type LogDeletionModel } from './call-log/log-deletion-model';
import {
  type ConnectionDeps,
  type ConnectionModel,
  createConnectionModel,
} from './connection/connection-model';
import {
  createDiagnosticsModel,
  type DiagnosticsDeps,
  type DiagnosticsModel,
} from './diagnostics-model';
import { createSettingsExport, type SettingsExport } from './file/export-model';
import type { KeptResult } from './file/kept-result';
import { createSettingsFileModel, type SettingsFileModel } from './file/settings-file-model';
import { createHealthModel, type HealthModel } from './health/health-model';
import { createNumberListModel, type NumberListModel } from './numbers/number-list-model';
import { createSharedListModel, type SharedListModel } from './shared-list/shared-list-model';
import {
  createHostAccessModel,
  type HostAccessDeps,
  type HostAccessModel,
} from './sites/host-access-model';
import { createSiteRulesModel, type SiteRulesModel } from './sites/rules/site-rules-model';
import {
  createTranscriptModel,
  type TranscriptDeps,
  type TranscriptModel,
} from './transcripts/transcript-model';
import { createUnreadableModel, type UnreadableModel } from './unreadable/unreadable-model';

/** Everything that Options shows. */
export interface OptionsModel {
  settings: SettingsModel;
  workspaces: WorkspacesModel;
  connection: ConnectionModel;
  crm: ConnectorModel;
  ownNumbers: NumberListModel;
  dids: NumberListModel;
  /** How each DID was used today; empty until read. */
  didUses: ReadonlySignal<readonly DidUse[]>;
  /** When the rules of each country were checked; empty until read. */
  countryRules: ReadonlySignal<readonly CountryRules[]>;
  /** What the service's history says of colleagues' calls; undefined until read. */
  colleagues: ReadonlySignal<ColleaguesInfo | undefined>;
  hostAccess: HostAccessModel;
  siteRules: SiteRulesModel;
  texts: NumberTexts;
  diagnostics: DiagnosticsModel;
  health: HealthModel;
  logDeletion: LogDeletionModel;
  file: SettingsFileModel;
  settingsExport: SettingsExport;
  /** How far settings are synced. */
  sync: ReadonlySignal<SyncState>;
  unreadable: UnreadableModel;
  audit: AuditModel;
  sharedList: SharedListModel;
  transcripts: TranscriptModel;
}

/** What the models of Options need together. */
export type OptionsDeps = ConnectionDeps &
  ConnectorDeps &
  WorkspacesDeps &
  AuditDeps &
  HostAccessDeps &
  TranscriptDeps & {
    /** Calls back with how far settings are synced: now and after each change. */
    watchSync: (onChange: (state: SyncState) => void, abortSignal: AbortSignal) => void;
    diagnostics: DiagnosticsDeps;
    keptResult: KeptResult;
    /** Saves a text as a file of the rep's. */
    saveText: (text: string, name: string) => void;
  };

/** Creates the models of Options. The form follows the settings. */
export function createOptionsModel(deps: OptionsDeps, abortSignal: AbortSignal): OptionsModel {
  const { ask, settings } = deps;
  const connection = createConnectionModel(deps);
  const texts = createNumberTexts(ask, abortSignal);
  const listOf = (key: 'ownNumbers' | 'dids') =>
    createNumberListModel({
      ask,
      read: () => settings.value.value?.[key] ?? [],
      change: (next) => settings.change(key, next),
    });
  const sync = signal<SyncState>({});
  deps.watchSync((state) => {
    sync.value = state;
  }, abortSignal);
  const hostAccess = createHostAccessModel(deps, abortSignal);
  followSettings(settings, { connection, texts, hostAccess }, abortSignal);
  return {
    settings,
    workspaces: createWorkspacesModel(deps, abortSignal),
    connection,
    crm: createConnectorModel(
      {
        ...deps,
        policy: settings.policy,
        suggestedConnectors: computed(() => settings.value.value?.connectors),
      },
      abortSignal,
    ),
    ownNumbers: listOf('ownNumbers'),
    dids: listOf('dids'),
    didUses: readDidUses(deps, abortSignal),
    countryRules: readCountryRules(ask, abortSignal),
    colleagues: readColleagues(ask, abortSignal),
    hostAccess,
    siteRules: createSiteRulesModel(deps),
    texts,
    diagnostics: createDiagnosticsModel(deps.diagnostics),
    health: createHealthModel(ask),
    logDeletion: createLogDeletionModel(ask),
    settingsExport: createSettingsExport(deps),
    sync,
    file: createSettingsFileModel(
      {
        ...deps,
        onImported: () => connection.showInPlaceOfTyped(settings.value.value),
      },
      { takesToken: true },
      abortSignal,
    ),
    unreadable: createUnreadableModel(deps, abortSignal),
    audit: createAuditModel(deps, abortSignal),
    sharedList: createSharedListModel(ask, settings.policy, abortSignal),
    transcripts: createTranscriptModel(deps, abortSignal),
  };
}

/** Passes each change of the settings to the models that depend on them. */
function followSettings(
  settings: SettingsModel,
  { connection, texts, hostAccess }: Pick<OptionsModel, 'connection' | 'texts' | 'hostAccess'>,
  abortSignal: AbortSignal,
): void {
  reactTo(
    () => settings.value.value,
    (current) => {
      if (!current) return;
      const numbers = [...current.ownNumbers, ...current.dids];
      void texts.want(numbers.map((number) => number.e164));
      connection.showSettings(current);
    },
    abortSignal,
  );
  const workspace = computed(() => settings.value.value?.workspace);
  reactTo(
    () => workspace.value,
    () => connection.showInPlaceOfTyped(settings.value.peek()),
    abortSignal,
  );
  reactTo(
    () => settings.lastWrite.value,
    (written) => {
      if (written?.isSaved && written.key === 'defaultCountry') void hostAccess.rescan();
    },
    abortSignal,
  );
}

/** Reads how each DID was used today, and again after each change of the DIDs. */
function readDidUses(
  { ask, settings }: Pick<OptionsDeps, 'ask' | 'settings'>,
  abortSignal: AbortSignal,
): ReadonlySignal<readonly DidUse[]> {
  const uses = signal<readonly DidUse[]>([]);
  const read = async () => {
    const answer = await ask('did-uses', null);
    if (answer.ok && !abortSignal.aborted) uses.value = answer.value;
  };
  reactTo(
    () => settings.value.value?.dids,
    () => void read(),
    abortSignal,
  );
  return uses;
}

/** Reads once when the rules of each country were checked. */
function readCountryRules(
  ask: OptionsDeps['ask'],
  abortSignal: AbortSignal,
): ReadonlySignal<readonly CountryRules[]> {
  const rules = signal<readonly CountryRules[]>([]);
  void ask('country-rules', null).then((answer) => {
    if (answer.ok && !abortSignal.aborted) rules.value = answer.value;
  });
  return rules;
}

/** Reads once what the service's history says of colleagues' calls. */
function readColleagues(
  ask: OptionsDeps['ask'],
  abortSignal: AbortSignal,
): ReadonlySignal<ColleaguesInfo | undefined> {
  const info = signal<ColleaguesInfo>();
  void ask('colleagues-info', null).then((answer) => {
    if (answer.ok && !abortSignal.aborted) info.value = answer.value;
  });
  return info;
}
