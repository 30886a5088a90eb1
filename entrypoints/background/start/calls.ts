import { i18n } from '#i18n';
import {
  clientOfWorkspace,
  clientToPlace,
} from '@/entrypoints/background/start/service/service-client';
import type { Badge } from '@/lib/calls/badge/badge';
import { type BadgeDeps, createLiveBadge, type LiveBadge } from '@/lib/calls/badge/live-badge';
import type { CallDeps } from '@/lib/calls/deps';
import type { FollowDeps } from '@/lib/calls/follow/follow';
import { readStopped } from '@/lib/calls/follow/follow-state';
import {
  createFollower,
  createPageLookUp,
  type Follower,
  lookUpCall,
} from '@/lib/calls/follow/follower';
import type { Call } from '@/lib/calls/model';
import { parseCall } from '@/lib/calls/parse-call';
import { createPlacer, type Placer } from '@/lib/calls/place/placer';
import { createRecovery, onRecoveryDue } from '@/lib/calls/recover-interrupted';
import { badgeText } from '@/lib/i18n/browser-ui/badge-text';
import { formatInternational } from '@/lib/phone/plan/format';
import { afterDelay, every } from '@/lib/platform/page/timers';
import { onGrantsChanged } from '@/lib/platform/permissions';
import { createRunAlone, ownVersion } from '@/lib/platform/runtime';
import { clearBadge, showBadge } from '@/lib/platform/ui/badge';
import { keysOfCommand } from '@/lib/platform/ui/commands';
import { watchLogViews } from '@/lib/platform/views';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/base-url';
import type { ServiceClient } from '@/lib/service/client';
import type { SettingsDatabase } from '@/lib/settings/database';
import { type CountdownCanceller, startCountdownCanceller } from './cancel-countdown';
import type { Errors } from './errors';
import {
  connectRecordingNotification,
  connectTokenNotification,
  notifyOfRecording,
  notifyOfTokenTrouble,
} from './notifications';

/** What places and follows calls. */
export interface Calls extends CountdownCanceller {
  placer: Placer;
  follower: Follower;
  /** Looks a call up in history, now. Returns it as it is then. */
  lookUp(callId: string): Promise<Call>;
  /** Looks an unconfirmed call up, at most once in a few seconds: a page asks as often as it likes. */
  lookUpForPage(callId: string): Promise<Call>;
  badge: LiveBadge;
  /** Resolves once the calls that an earlier background left in flight have ended. */
  recovered(): Promise<void>;
}

interface StartCallsDeps extends Pick<Errors, 'report'> {
  /** Returns the client; what it reads of the history is noted elsewhere, too. */
  noting(client: ServiceClient): ServiceClient;
}

/**
 * Starts the call life cycle: ends what an earlier background left in flight, follows open calls,
 * places new ones. Adds its listeners at once.
 */
export function startCalls(
  deps: CallDeps,
  settingsDatabase: SettingsDatabase,
  { report, noting }: StartCallsDeps,
  abortSignal: AbortSignal,
): Calls {
  const followAlarm = createWakeAlarm('follow');
  const recoveryAlarm = createWakeAlarm('recover');
  const recovered = createRecovery({ ...deps, version: ownVersion() });
  const icon = drawnBadge(() => keysOfCommand('cancel-call'));
  const badge = createLiveBadge({ ...deps, ...icon, report }, abortSignal);
  let openLogViews = 0;
  const workspaceInUse = async () => (await deps.readSettings()).workspace;

  const follow: FollowDeps = {
    database: deps.database,
    now: deps.now,
    random: Math.random,
    client: async (workspace) => {
      const client = await clientOfWorkspace(settingsDatabase, workspace);
      // Colleagues' calls of another workspace say nothing of the one in use.
      return workspace === (await workspaceInUse()) ? noting(client) : client;
    },
    workspaceInUse,
    isLogInView: () => openLogViews > 0,
    longestWaitMs: async () => (await deps.readSettings()).followSeconds * 1000,
    wakeIn: followAlarm.wakeIn,
    cancelWake: followAlarm.cancel,
    onRecorded: (call) => void notifyOfRecording(deps, call),
    onStopped: async (code, workspace) => {
      if (workspace !== (await workspaceInUse())) return;
      await notifyOfTokenTrouble(deps, { of: 'service', problem: { code } });
    },
    report,
  };
  const follower = createFollower({ ...follow, recovered, runAlone: createRunAlone('follow') });
  const placer = createPlacer({
    ...deps,
    recovered,
    client: (call) => clientToPlace(settingsDatabase, call),
    isOffline: ({ baseUrl }) => isOffline(baseUrl, navigator.onLine),
    uuid: () => crypto.randomUUID(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    recoverIn: recoveryAlarm.wakeIn,
    onCounting: badge.countDown,
    onRequested: follower.onRequested,
    report,
    onBackOff: follower.onBackOff,
  });

  const { cancelHidden } = startCountdownCanceller(placer, async (callId) =>
    parseCall(await deps.database.calls.get(callId)),
  );
  connectRecordingNotification();
  connectTokenNotification();
  followAlarm.onWake(() => void follower.run());
  recoveryAlarm.onWake(() => {
    void onRecoveryDue({ ...deps, recovered, follower, cancelWake: recoveryAlarm.cancel });
  });
  watchLogViews(({ open, isNew }) => {
    openLogViews = open;
    if (isNew) follower.onLogOpened();
  });
  onGrantsChanged(() => void followOnceAllowed(deps, follower));
  void follower.run();
  const lookUp = (callId: string) => lookUpCall(follow, callId);
  const lookUpForPage = createPageLookUp(follow);
  return { placer, follower, lookUp, lookUpForPage, badge, cancelHidden, recovered };
}

/** Follows calls again after the rep allowed access to the service again. */
async function followOnceAllowed(
  deps: Pick<CallDeps, 'database'>,
  { onConnectionChanged }: Pick<Follower, 'onConnectionChanged'>,
): Promise<void> {
  for (const [workspace, code] of await readStopped(deps.database)) {
    if (code === 'host-not-granted') await onConnectionChanged(workspace);
  }
}

/** Draws on the toolbar icon, and keeps time. `cancelKeys` reads the keys that cancel a countdown. */
function drawnBadge(
  cancelKeys: () => Promise<string | undefined>,
): Pick<BadgeDeps, 'every' | 'after' | 'draw'> {
  let latest: Badge;

  async function draw(content: Badge): Promise<void> {
    latest = content;
    if (content.kind === 'nothing') return clearBadge(i18n.t('name'));
    if (content.kind !== 'countdown') {
      const isTrouble = content.kind === 'trouble' || content.kind === 'logging-stopped';
      return showBadge({ ...badgeText(content), tone: isTrouble ? 'trouble' : 'call' });
    }
    const keys = await cancelKeys().catch(() => undefined);
    // The call may have ended while the keys were read.
    if (content !== latest) return;
    const text = formatInternational(content.callee);
    return showBadge({ ...badgeText({ ...content, text, cancelKeys: keys }), tone: 'call' });
  }

  return { every, after: afterDelay, draw: (content) => void draw(content) };
}
