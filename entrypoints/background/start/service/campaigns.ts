import type { CallDeps } from '@/lib/calls/deps';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import type { SettingsDatabase } from '@/lib/settings/database';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';
import { readWorkspaces } from '@/lib/workspaces/stored-workspaces';
import { clientWhileOnline } from './service-client';

/** Queue, lists and agents of each workspace, in a database of its own. */
export interface CampaignsOfWorkspaces {
  /** Those of the workspace in use. */
  inUse(): Promise<CampaignDeps>;
  /** Those of all workspaces. */
  all(): Promise<CampaignDeps[]>;
  /** Deletes those of a workspace. */
  remove(workspace: string): Promise<void>;
  /** Answers each message with the handlers of the workspace in use. */
  handlersInUse<H extends HandlersLike>(build: (campaigns: CampaignDeps) => H): H;
}

/** Handlers by name. */
type HandlersLike = Record<string, (...request: never[]) => Promise<unknown>>;

type AnyHandler = (...request: unknown[]) => Promise<unknown>;

/** Opens the databases of workspaces as they are needed. */
export function startCampaigns(
  deps: CallDeps,
  settingsDatabase: SettingsDatabase,
): CampaignsOfWorkspaces {
  const opened = new Map<string, CampaignDeps>();
  const open = (workspace: string): CampaignDeps => {
    const known = opened.get(workspace);
    if (known) return known;
    const campaigns = openCampaignDatabase(nameOf(workspace));
    const client = () => clientWhileOnline(settingsDatabase, workspace);
    opened.set(workspace, { ...deps, campaigns, client });
    return { ...deps, campaigns, client };
  };
  const inUse = async () => open((await deps.readSettings()).workspace);
  return {
    inUse,
    all: async () => (await readWorkspaces(settingsDatabase)).all.map(({ id }) => open(id)),
    async remove(workspace) {
      await open(workspace).campaigns.delete();
      opened.delete(workspace);
    },
    handlersInUse: (build) => answerInUse(build, open(FIRST_WORKSPACE), inUse),
  };
}

/** Earlier versions had one database. */
function nameOf(workspace: string): string | undefined {
  return workspace === FIRST_WORKSPACE ? undefined : `handset-campaigns-${workspace}`;
}

function answerInUse<H extends HandlersLike>(
  build: (campaigns: CampaignDeps) => H,
  first: CampaignDeps,
  inUse: () => Promise<CampaignDeps>,
): H {
  const names = Object.keys(build(first));
  const answers = names.map((name) => [
    name,
    async (...request: unknown[]) => (build(await inUse())[name] as AnyHandler)(...request),
  ]);
  return Object.fromEntries(answers);
}
