import { randomDay } from './day/day-plans';
import { runDay } from './day/day-story';
import { judge } from './judge';
import { everyFault, everyRebirth, plainPlan, randomPlan } from './plans';
import { type Plan, runPlan } from './story';

/** What many stories came to. */
export interface SoakTally {
  stories: number;
  lives: number;
  posts: number;
  lost: string[];
  doubled: string[];
  /** How the calls ended, by what the service did with the POST: state → count. */
  ends: Map<string, Map<string, number>>;
}

/** What many days came to. */
export interface DaysTally {
  calls: number;
  saved: number;
  reminded: number;
}

/** Makes an empty tally. */
export function emptyTally(): SoakTally {
  return { stories: 0, lives: 0, posts: 0, lost: [], doubled: [], ends: new Map() };
}

/** Lives through a plan and counts it. Answers how many points its first life passed. */
async function countPlan(tally: SoakTally, plan: Plan): Promise<number> {
  const story = await runPlan(plan);
  const { lost, doubled } = judge(story);
  const tell = (what: string) => `${what}: ${JSON.stringify(plan)}`;
  tally.stories += 1;
  tally.lives += story.lives;
  tally.posts += story.service.posts.length;
  tally.lost.push(...lost.map(tell));
  tally.doubled.push(...doubled.map(tell));
  countEnd(tally, plan, story.log[0]?.state ?? 'nothing written');
  return story.points[0] ?? 0;
}

function countEnd({ ends }: SoakTally, { service }: Plan, state: string): void {
  const states = ends.get(service.post) ?? new Map<string, number>();
  states.set(state, (states.get(state) ?? 0) + 1);
  ends.set(service.post, states);
}

/**
 * Every point between gesture and recording, up to the `upTo`-th, with every fault of the POST and
 * every way of coming back.
 */
export async function dieEverywhere(
  tally: SoakTally,
  upTo: number,
  onStory: () => void = () => undefined,
): Promise<void> {
  for (const fault of everyFault) {
    for (const rebirth of everyRebirth) {
      await dieAlong(tally, plainPlan(fault, rebirth), upTo, onStory);
    }
  }
}

/** The same for one plan. */
export async function dieAlong(
  tally: SoakTally,
  plan: Plan,
  upTo: number,
  onStory: () => void = () => undefined,
): Promise<void> {
  const points = await countPlan(tally, plan);
  for (let dieAt = 1; dieAt <= Math.min(points, upTo); dieAt++) {
    await countPlan(tally, { ...plan, deaths: [dieAt] });
    onStory();
  }
}

/** Anything may happen, until the tally holds this many lives. */
export async function dieAnywhere(
  tally: SoakTally,
  lives: number,
  firstSeed: number,
  onStory: () => void = () => undefined,
): Promise<void> {
  for (let seed = firstSeed; tally.lives < lives; seed++) {
    await countPlan(tally, randomPlan(seed));
    onStory();
  }
}

/** Days of calls, each with a wrap-up. Adds what was lost and doubled to the tally. */
export async function liveThroughDays(
  tally: SoakTally,
  days: number,
  firstSeed: number,
): Promise<DaysTally> {
  const sum: DaysTally = { calls: 0, saved: 0, reminded: 0 };
  for (let seed = firstSeed; seed < firstSeed + days; seed++) {
    const { lives, calls, saved, reminded, lost, doubled } = await runDay(randomDay(seed));
    tally.lives += lives;
    tally.lost.push(...lost.map((what) => `day ${seed}: ${what}`));
    tally.doubled.push(...doubled.map((what) => `day ${seed}: ${what}`));
    sum.calls += calls;
    sum.saved += saved;
    sum.reminded += reminded;
  }
  return sum;
}
