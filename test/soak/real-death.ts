import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import { startSandbox } from '@/sandbox/start';
import type { RecordedCall } from '@/sandbox/telephony/calls';
import { launch } from '@/test/support/browsers/launch';
import type { BrowserName, Rig } from '@/test/support/browsers/rig';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { connect } from '@/test/support/own-pages/connect';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { createRandom, type SeededRandom } from './random';

/** What killing a real background came to. */
export interface RealTally {
  deaths: number;
  /** Calls that the service counted. */
  placed: number;
  /** Calls in the log, by state. */
  states: Record<string, number>;
  lost: string[];
  doubled: string[];
}

const COUNTDOWN_S = 1;
const SPEED = 20;
const HALF_DONE = ['counting', 'requested'];
const NOTHING_CALLED = ['refused', 'cancelled'];

interface CallingRep {
  rig: Rig;
  page: Page;
  random: SeededRandom;
  /** Calls that the rep was told of. */
  told: Set<string>;
}

/**
 * Makes real calls against the sandbox and ends the background at random moments of them; in
 * Chromium the whole browser once, in the middle.
 */
export async function dieForReal(
  browser: BrowserName,
  deaths: number,
  seed: number,
): Promise<RealTally> {
  const profile = mkdtempSync(join(tmpdir(), 'handset-'));
  const sandbox = await startSandbox({ speed: SPEED });
  const [workspace] = sandbox.workspaces;
  if (!workspace) throw new Error('The sandbox has no workspace');
  const rep = { random: createRandom(seed), told: new Set<string>(), ...(await openOptions()) };
  async function openOptions() {
    const rig = await launch(browser, browser === 'chromium' ? { profile } : {});
    return { rig, page: await rig.openOwn('options.html') };
  }
  try {
    const lasting = { countdownSeconds: COUNTDOWN_S, repeatSeconds: 0, callsPerMinute: 60 };
    await connect(rep.page, { url: sandbox.url, workspace }, lasting);
    for (let death = 0; death < deaths; death++) {
      const isRestart = browser === 'chromium' && death === Math.floor(deaths / 2);
      await callAndDie(rep, death, isRestart ? () => rep.rig.close() : rep.rig.killBackground);
      if (isRestart) Object.assign(rep, await openOptions());
      await settled(rep);
    }
    await callAndLive(rep);
    await waitUntil(() => allFound(rep.page, sandbox.calls()), 'all recordings', 60_000);
    return judge(await readLog(rep.page), sandbox.calls(), rep.told, deaths);
  } finally {
    await rep.rig.close();
    await sandbox.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A call whose background dies at any moment from the gesture to well into its following. */
async function callAndDie(rep: CallingRep, nth: number, die: () => Promise<void>): Promise<void> {
  const { random } = rep;
  const gesture = randomUUID();
  const e164 = `+1212555${String(100 + (nth % 100)).padStart(4, '0')}`;
  const press = async () => {
    const answer = await askBackground(rep.page, 'dial', { e164, gesture });
    if (answer.ok) rep.told.add(answer.value.callId);
  };
  const pressed = press().catch(() => undefined);
  const moment = random.chance(0.7) ? random.below(COUNTDOWN_S * 1_000 + 400) : random.below(4_000);
  await sleep(moment);
  await die();
  await pressed;
  // A rep without an answer presses the same button again; it must not make a second call.
  if (random.chance(0.5)) await press().catch(() => undefined);
}

/** The same undisturbed: a service that takes no call at all would lose and double none. */
async function callAndLive(rep: CallingRep): Promise<void> {
  const request = { e164: '+12125550134', gesture: randomUUID() };
  const answer = await askBackground(rep.page, 'dial', request);
  if (!answer.ok) throw new Error(`Not dialled: ${answer.error.code}`);
  rep.told.add(answer.value.callId);
  const log = await settled(rep);
  const state = log.find(({ gesture }) => gesture === request.gesture)?.state;
  if (state !== 'placed' && state !== 'recorded') throw new Error(`The call was ${state}`);
}

/** The log, once nothing in it is half done. */
function settled(rep: CallingRep): Promise<Call[]> {
  return waitUntil(
    async () => {
      await askBackground(rep.page, 'preview', { text: '' });
      const log = await readLog(rep.page);
      return log.every(({ state }) => !HALF_DONE.includes(state)) && log;
    },
    'the log to be settled',
    90_000,
  );
}

/** Returns whether each call that was answered has its recording in the log. */
async function allFound(page: Page, counted: readonly RecordedCall[]): Promise<boolean> {
  const log = await readLog(page);
  const answered = counted.filter(({ plan }) => plan.outcome === 'answered');
  const stateOf = (id: string | null) => log.find((call) => call.id === id)?.state;
  return answered.every(({ submittedId }) => stateOf(submittedId) === 'recorded');
}

function judge(
  log: readonly Call[],
  counted: readonly RecordedCall[],
  told: ReadonlySet<string>,
  deaths: number,
): RealTally {
  const placed = counted.map(({ submittedId }) => submittedId ?? 'nameless');
  const known = new Map(log.map((call) => [call.id, call]));
  const gestures = placed.map((id) => known.get(id)?.gesture ?? id);
  const denied = placed.filter((id) => NOTHING_CALLED.includes(known.get(id)?.state ?? ''));
  const states: Record<string, number> = {};
  for (const { state } of log) states[state] = (states[state] ?? 0) + 1;
  return {
    deaths,
    placed: placed.length,
    states,
    lost: [...[...placed, ...told].filter((id) => !known.has(id)), ...denied],
    doubled: gestures.filter((gesture, at) => gestures.indexOf(gesture) !== at),
  };
}
