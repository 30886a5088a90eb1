import type { Call } from '@/lib/calls/model';

/** How often the seconds are drawn, in milliseconds: each second is seen. */
const DRAW_EVERY_MS = 250;

/** What the badge needs. */
export interface BadgeDeps {
  now(): number;
  /** Calls back every so many milliseconds until the signal ends. */
  every(ms: number, react: () => void, signal: AbortSignal): void;
  /** Draws the seconds that are left; 0 while the call is being requested. */
  show(seconds: number, call: Call): void;
  clear(): void;
}

/** Counts a call down on the toolbar icon, which no page can cover, until its outcome is known. */
export function countOnBadge(deps: BadgeDeps, call: Call, outcome: Promise<Call>): void {
  const done = new AbortController();
  const draw = () => deps.show(Math.max(0, Math.ceil((call.requestAt - deps.now()) / 1000)), call);
  draw();
  deps.every(DRAW_EVERY_MS, draw, done.signal);
  void outcome.then(() => {
    done.abort();
    deps.clear();
  });
}
