import { onTestFinished } from 'vitest';
import { followOnce } from '@/lib/calls/follow/follow';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import { createFollower, type Follower } from '@/lib/calls/follow/follower';
import type { Call } from '@/lib/calls/model';
import { createPlacer, type Placer } from '@/lib/calls/place/placer';
import { createRecovery } from '@/lib/calls/recover-interrupted';
import type { FollowState } from '@/lib/calls/stored-rows';
import { createClient, type ServiceClient } from '@/lib/service/client';
import type { FAULT_OPERATIONS } from '@/sandbox/faults/fault';
import { startSandbox } from '@/sandbox/start';
import { freshDatabase } from '@/test/calls/support/database';
import { followDeps, type TestFollowDeps } from '@/test/calls/support/follow-deps';
import { placeDeps } from '@/test/calls/support/place-deps';
import { type FaultRow, patienceFor } from './table';

/** A background over a real service at fault. Its clock stands; the network takes real time. */
export interface FaultyBackground extends Placer {
  follow: TestFollowDeps;
  follower: Follower;
  client: ServiceClient;
  /** POSTs and GETs that left, by path. */
  sent: { method: string; path: string }[];
  /** How many calls the service placed. */
  placed(): number;
  /** Calls from the log. */
  call(id: string): Promise<Call | undefined>;
  /** From a gesture until the call is asked for and its following planned. */
  dial(): Promise<Call>;
  /** Another look into history, whenever it may be. */
  round(): Promise<void>;
  state(): Promise<FollowState>;
}

/** Starts such a background, and sets the row's fault for one request of this operation. */
export async function startFaultyBackground(
  row: FaultRow,
  operation: (typeof FAULT_OPERATIONS)[number],
): Promise<FaultyBackground> {
  const sandbox = await startSandbox({ port: 0, contacts: 0, faults: true });
  onTestFinished(() => sandbox.stop());
  const sent: FaultyBackground['sent'] = [];
  const client = createClient({
    baseUrl: sandbox.url,
    token: sandbox.workspaces[0]?.token ?? '',
    header: 'token',
    fetch: (url, init) => {
      sent.push({ method: String(init.method), path: new URL(url).pathname });
      return fetch(url, init);
    },
    timeoutMs: patienceFor(row),
    now: Date.now,
  });
  const background = await backgroundOver(client);
  const setFault = async () => {
    const body = JSON.stringify({ ...row.fault, operation });
    await fetch(`${sandbox.url}/faults`, { method: 'PUT', body });
  };
  const { follow, clock } = background;
  const call = (id: string) => follow.database.calls.get(id);
  if (operation !== 'history') await setFault();
  return {
    ...background,
    client,
    sent,
    call,
    placed: () => sandbox.calls().length,
    async dial() {
      const { id } = await background.startCall({ callee: CALLEE, gesture: crypto.randomUUID() });
      const told = background.outcome(id);
      follow.planned.length = 0;
      await clock.advance(0);
      const came = await told;
      await planned(follow);
      if (operation === 'history') await setFault();
      return came;
    },
    async round() {
      const { nextAt, notBefore } = await readFollowState(follow.database, 'first');
      follow.clock.set(Math.max(nextAt, notBefore, follow.clock.now()));
      await followOnce(follow);
    },
    state: () => readFollowState(follow.database, 'first'),
  };
}

/** Answers at once, and has a recording soon. */
const CALLEE = '+12125550101';

async function backgroundOver(client: ServiceClient) {
  const database = freshDatabase();
  const follow = { ...(await followDeps([], database)), client: async () => client };
  const deps = placeDeps({ database, settings: { countdownSeconds: 0 } });
  const recovered = createRecovery(deps);
  const follower = createFollower({ ...follow, recovered, runAlone: (work) => work() });
  const { onRequested, onBackOff } = follower;
  const requestingPlacer = { ...deps, onRequested, onBackOff, client: async () => client };
  void follower.run();
  return {
    ...createPlacer({ ...requestingPlacer, recovered, onCounting: () => undefined }),
    follow,
    follower,
    clock: deps.clock,
  };
}

/** Following is planned a moment after the call is reported. */
async function planned({ planned: plans }: TestFollowDeps): Promise<void> {
  while (plans.length === 0) await new Promise((next) => setImmediate(next));
}
