import { type AttackLab, type AttackStage, VICTIM } from '@/test/support/attacks/lab';
import type { BrowserName } from '@/test/support/browsers/rig';
import { writeSettings } from '@/test/support/own-pages/connect';
import type { GuardName } from './guards';

/**
 * What a rep saw when the click was made: the card as Handset draws it, the number that was then called
 * (the attack compared them), or something else.
 */
export type Seen = 'as drawn' | 'what was called' | 'something else';

/** What every attack says of itself. */
interface Described {
  name: string;
  /** What stops it. `guards.ts` says how to switch that off; the attack then succeeds. */
  guard: GuardName;
  /** Where it can be tried; both browsers by default. */
  browsers?: readonly BrowserName[];
  /** Where it is seen to succeed without its guard; elsewhere the browser stops it as well. */
  seenIn?: readonly BrowserName[];
}

/** One hostile page and how a rep is led over it. Whatever happens, nobody may be called … */
export interface Attack extends Described {
  /** What the attacker puts into the page beside the number. */
  html?: string;
  /** Seconds of the countdown, if there is one. */
  countdownSeconds?: number;
  /** Plays it. … unless the rep saw the card as drawn: then the call was the rep's own decision. */
  run(stage: AttackStage): Promise<Seen>;
}

/** Anything else that somebody tries. */
export interface Trial extends Described {
  /** Answers what came of it, in words: nothing when it was stopped. */
  run(lab: AttackLab): Promise<string[]>;
}

/** An attack that came through in another way than by a call against the rep's will. */
export class Breach extends Error {}

/** The rep's own press called nobody: on a trusted site the attack then shows nothing. */
export class NobodyCalled extends Error {}

/**
 * Runs an attack that our own code does not stop. The same rep then calls without it: a call that
 * the attack had got would have been noticed.
 */
export async function attackThenCall(
  stage: AttackStage,
  attack: () => Promise<void>,
): Promise<Seen> {
  const calls = await stage.lab.callsDuring(attack);
  if (calls.length > 0) throw new Breach(`Called ${calls}`);
  const own = await stage.lab.callsDuring(() => stage.call());
  if (own.length !== 1)
    throw new NobodyCalled('The rep’s own press calls nobody either: nothing was shown');
  return 'as drawn';
}

/**
 * Plays an attack on a page of its own; answers whom it got called against the rep's will. A rep who saw
 * the card as drawn meant the number on it, and no other.
 */
export async function runAttack(
  lab: AttackLab,
  { html, countdownSeconds = 0, run }: Attack,
): Promise<string[]> {
  await writeSettings(lab.connected.popup, { countdownSeconds });
  const stage = await lab.stage(html);
  const seen: Seen[] = [];
  try {
    const calls = await lab.callsDuring(async () => void seen.push(await run(stage)));
    if (seen.includes('what was called')) return [];
    return seen.includes('as drawn') ? calls.filter((callee) => callee !== VICTIM.e164) : calls;
  } finally {
    if (countdownSeconds > 0) await writeSettings(lab.connected.popup, { countdownSeconds: 0 });
    // A page that stays open would go on beside the next attack's. One that was prerendered can't be closed.
    await stage.page.close().catch(() => stage.page.goto('about:blank'));
  }
}
