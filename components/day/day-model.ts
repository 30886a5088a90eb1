/**
 * My day: the rep's own calls of a day, a week or a month as figures, and the goal of the day.
 * The dashboard starts it; it reads the call log only while its view is shown.
 * The period is read from the address and written to it; the goal is a setting.
 * It writes a CSV file when the rep exports the figures.
 * It never changes a call, and nothing of it leaves the browser.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { CSV_START, csvOf } from '@/components/shared/files/csv';
import type { RouteModel } from '@/components/shared/models/route-model';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { DayFigures } from './day-figures';
import { midnightBefore, type Period, periodFrom, periodRange, type TimeRange } from './periods';
import type { ReachedFigures } from './reached/compare-reached';
import type { DayWatcher, GoalProgress } from './watch-day';

/** What the model of My day needs: the log, behind two functions. */
export interface DayDeps {
  route: RouteModel;
  settings: SettingsModel;
  /** Epoch ms. */
  now: () => number;
  everyFewSeconds: (react: () => void, abortSignal: AbortSignal) => void;
  /** Reports the figures of a range until the signal aborts. */
  watchDay: (range: TimeRange, watcher: DayWatcher, abortSignal: AbortSignal) => void;
  /** Reports how far the rep is with a goal of calls per day until the signal aborts. */
  watchGoal: (
    goal: { now: number; goal: number },
    onChange: (progress: GoalProgress) => void,
    abortSignal: AbortSignal,
  ) => void;
  /** Reads when and by which caller IDs people were reached, up to `now` (epoch ms). `undefined` if aborted. */
  readReached: (now: number, abortSignal: AbortSignal) => Promise<ReachedFigures | undefined>;
  /** Downloads a file. */
  save: (name: string, parts: string[]) => void;
}

/** The rep's own calls of a period, as figures. */
export interface DayModel {
  period: ReadonlySignal<Period>;
  /** `undefined` until read. */
  figures: ReadonlySignal<DayFigures | undefined>;
  failed: ReadonlySignal<boolean>;
  /**
   * When and by which caller IDs people were reached, whatever the period. Read once each time that the view is
   * shown: one call more changes little. `undefined` until read.
   */
  reached: ReadonlySignal<ReachedFigures | 'failed' | undefined>;
  /** Calls per day that the rep aims at; 0 is no goal. */
  goal: ReadonlySignal<number>;
  /** `undefined` until read, and without a goal. */
  progress: ReadonlySignal<GoalProgress | undefined>;
  choose(period: Period): void;
  retry(): void;
  saveCsv(rows: readonly (readonly string[])[]): void;
}

/** Creates the model of My day. It reads the log only while the view is shown. */
export function createDayModel(deps: DayDeps, abortSignal: AbortSignal): DayModel {
  const { route, settings } = deps;
  const midnight = signal(midnightBefore(deps.now(), 0));
  const attempt = signal(0);
  const isShown = computed(() => route.view.value === 'myday');
  const period = computed(() => periodFrom(route.route.value.query.period));
  const goal = computed(() => settings.value.value?.callsPerDayGoal ?? 0);
  const read = createReading(deps, abortSignal);
  deps.everyFewSeconds(() => {
    midnight.value = midnightBefore(deps.now(), 0);
  }, abortSignal);
  reactTo(
    () => isShown.value && { period: period.value, at: midnight.value, nth: attempt.value },
    (wanted) => read.day(wanted ? periodRange(wanted.period, wanted.at) : undefined),
    abortSignal,
  );
  reactTo(
    () => isShown.value && goal.value > 0 && { now: midnight.value, goal: goal.value },
    (wanted) => read.goal(wanted || undefined),
    abortSignal,
  );
  const reached = createReached(
    deps,
    () => isShown.value && { now: midnight.value, nth: attempt.value },
    abortSignal,
  );
  return {
    period,
    ...read.signals,
    reached,
    goal,
    choose: (next) => route.saveFilters({ period: next === 'today' ? '' : next }, true),
    retry() {
      attempt.value += 1;
    },
    saveCsv: (rows) => deps.save('handset-my-day.csv', [CSV_START, csvOf(rows)]),
  };
}

/** When people were reached. Read again each time the view needs it. */
function createReached(
  { readReached }: DayDeps,
  wanted: () => false | { now: number },
  abortSignal: AbortSignal,
): DayModel['reached'] {
  const reached = signal<ReachedFigures | 'failed'>();
  const turns = createLatestOnly(abortSignal);
  reactTo(
    wanted,
    (next) => {
      turns.end();
      reached.value = undefined;
      if (!next) return;
      const turn = turns.begin();
      const show = (figures: ReachedFigures | 'failed' | undefined) => {
        if (!turn.aborted) reached.value = figures;
      };
      void readReached(next.now, turn).then(show, () => show('failed'));
    },
    abortSignal,
  );
  return reached;
}

/** What was read of the log. What is asked for next ends what was watched before. */
function createReading(deps: DayDeps, abortSignal: AbortSignal) {
  const figures = signal<DayFigures>();
  const failed = signal(false);
  const progress = signal<GoalProgress>();
  const [days, goals] = [createLatestOnly(abortSignal), createLatestOnly(abortSignal)];
  return {
    signals: { figures, failed, progress },
    day(range: TimeRange | undefined): void {
      days.end();
      figures.value = undefined;
      failed.value = false;
      if (!range) return;
      const onChange = (next: DayFigures) => {
        figures.value = next;
      };
      const onFailure = () => {
        failed.value = true;
      };
      deps.watchDay(range, { onChange, onFailure }, days.begin());
    },
    goal(wanted: { now: number; goal: number } | undefined): void {
      goals.end();
      progress.value = undefined;
      if (!wanted) return;
      const onChange = (next: GoalProgress) => {
        progress.value = next;
      };
      deps.watchGoal(wanted, onChange, goals.begin());
    },
  };
}
