import { parseWrapUp, type WrapUp, type WrapUpDatabase } from './model';
import { markReminded } from './save-wrap-up';

/** What reminding needs. */
export interface ReminderDeps {
  database: WrapUpDatabase;
  /** Epoch ms. */
  now(): number;
  /** Returns whether the rep wants to be reminded. */
  isOn(): Promise<boolean>;
  /** Shows the follow-ups that are due. */
  notify(due: readonly WrapUp[]): Promise<void>;
  /** Wakes the background in `ms`, also after it stopped. */
  wakeIn(ms: number): Promise<void>;
  cancelWake(): Promise<void>;
}

/**
 * Reminds the rep of each follow-up once it is due, and sets the time of the next. Those that fell due
 * while the browser was closed come at its next start. The notification is shown before that is
 * written: a background that dies in between shows it again, and never leaves it out.
 */
export async function remind(deps: ReminderDeps): Promise<void> {
  const { database, now } = deps;
  const due = await notReminded(database, now());
  if (due.length > 0 && (await deps.isOn())) {
    await deps.notify(due);
    await markReminded(database, due, now());
  }
  const later = database.wrapUps.where('dueAt').between(now(), Number.POSITIVE_INFINITY, false);
  const next = await later.first();
  if (next?.dueAt === undefined) await deps.cancelWake();
  else await deps.wakeIn(next.dueAt - now());
}

async function notReminded({ wrapUps }: WrapUpDatabase, now: number): Promise<WrapUp[]> {
  const rows = await wrapUps.where('dueAt').belowOrEqual(now).toArray();
  const due = rows.flatMap((row) => parseWrapUp(row) ?? []);
  // Of a damaged row the follow-up may be lost.
  return due.filter(({ followUp }) => followUp && followUp.remindedAt === undefined);
}
