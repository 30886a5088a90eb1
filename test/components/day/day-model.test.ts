import { expect, it } from 'vitest';
import { dayFigures } from '@/components/day/day-figures';
import { createDayModel, type DayDeps } from '@/components/day/day-model';
import { midnightBefore, periodRange } from '@/components/day/periods';
import { compareReached } from '@/components/day/reached/compare-reached';
import { answersArrived, fakeRoute } from '@/test/components/dashboard/support/fakes';
import { fakeSettings } from '@/test/support/fakes/fake-popup';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

const DAY_MS = 86_400_000;

async function open(at = '#/myday', callsPerDayGoal = 0) {
  const { route, end, steps, visit } = fakeRoute(at);
  let now = LOCAL_NOON;
  let pass: () => void = () => undefined;
  const watched: { range: Parameters<DayDeps['watchDay']>[0]; abortSignal: AbortSignal }[] = [];
  const watchers: Parameters<DayDeps['watchDay']>[1][] = [];
  const goals: number[] = [];
  const readings: { now: number; abortSignal: AbortSignal }[] = [];
  const saved: string[] = [];
  const model = createDayModel(
    {
      route,
      settings: fakeSettings(end.signal, { callsPerDayGoal }),
      now: () => now,
      everyFewSeconds: (react) => {
        pass = react;
      },
      watchDay: (range, watcher, abortSignal) => {
        watched.push({ range, abortSignal });
        watchers.push(watcher);
      },
      watchGoal: ({ goal }, onChange) => {
        goals.push(goal);
        onChange({ today: 3, streak: 2 });
      },
      readReached: async (from, abortSignal) => {
        readings.push({ now: from, abortSignal });
        if (readings.length === 1) throw new Error('not read');
        return compareReached([{ wasReached: true, callerId: '+12125550140' }]);
      },
      save: (name, parts) => saved.push(`${name}\n${parts.join('')}`),
    },
    end.signal,
  );
  await answersArrived();
  const later = (ms: number) => {
    now += ms;
    pass();
  };
  return { model, watched, watchers, goals, readings, saved, steps, visit, later };
}

it('reads nothing until the view is shown', async () => {
  const { watched, visit } = await open('#/calls');
  expect(watched).toEqual([]);
  visit('#/myday?period=week');
  expect(watched.map(({ range }) => range)).toEqual([periodRange('week', LOCAL_NOON)]);
});

it('shows the period of the address, and writes the chosen one there', async () => {
  const { model, watched, watchers, steps } = await open();
  watchers[0]?.onChange(dayFigures([], []));
  expect(model.figures.value?.calls).toBe(0);
  model.choose('yesterday');
  expect(steps.at(-1)).toBe('#/myday?period=yesterday');
  expect([model.period.value, model.figures.value]).toEqual(['yesterday', undefined]);
  expect(watched[0]?.abortSignal.aborted).toBe(true);
  expect(watched[1]?.range).toEqual(periodRange('yesterday', LOCAL_NOON));
  model.choose('today');
  expect(steps.at(-1)).toBe('#/myday');
});

it('goes on to the next day at midnight, and not before', async () => {
  const { watched, later } = await open();
  later(1_000);
  expect(watched).toHaveLength(1);
  later(DAY_MS);
  expect(watched.at(-1)?.range.from).toBe(midnightBefore(LOCAL_NOON + DAY_MS, 0));
});

it('says that the log could not be read, and tries again', async () => {
  const { model, watched, watchers } = await open();
  watchers[0]?.onFailure();
  expect(model.failed.value).toBe(true);
  model.retry();
  expect([model.failed.value, watched.length]).toEqual([false, 2]);
});

it('reads the progress only if there is a goal', async () => {
  const without = await open();
  expect([without.goals, without.model.progress.value]).toEqual([[], undefined]);
  const { goals, model } = await open('#/myday', 40);
  expect([goals, model.progress.value]).toEqual([[40], { today: 3, streak: 2 }]);
});

it('reads when people were reached once for each showing, and again if that failed', async () => {
  const { model, readings, visit } = await open();
  expect(model.reached.value).toBe('failed');
  model.choose('week');
  expect(readings.map(({ now }) => now)).toEqual([midnightBefore(LOCAL_NOON, 0)]);
  model.retry();
  await answersArrived();
  expect(model.reached.value).toHaveProperty('dids.all.of', 1);
  visit('#/calls');
  expect([model.reached.value, readings.at(-1)?.abortSignal.aborted]).toEqual([undefined, true]);
});

it('escapes cells that a spreadsheet would run as formulas', async () => {
  const { model, saved } = await open();
  model.saveCsv([['figure'], ['=cmd()', '+12125550123']]);
  expect(saved).toEqual(["handset-my-day.csv\n\uFEFFfigure\r\n'=cmd(),'+12125550123\r\n"]);
});
