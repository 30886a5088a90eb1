import type { DeliveryProblem } from './connector';
import type { EntryContent } from './entry-content';
import type { RecordRef } from './record';

/** Where a call is logged: on the record that it was made from, else on the only one with its number. */
export type EntryTarget = { record: RecordRef } | { number: string };

/** A call as it is to be logged, or why it is not, unless the rep chooses a record. */
export interface CallToLog {
  target: EntryTarget | { problem: DeliveryProblem };
  entry: EntryContent;
}
