import type { Call } from '@/lib/calls/model';
import type { CrmContents } from './story-crm';

/** What is wrong with what a CRM holds of calls: their ids, and numbers. */
export interface EntryFaults {
  missing: string[];
  doubled: string[];
  onWrongRecord: string[];
  /** Entries without the recording, or with another call's. */
  incomplete: string[];
  /** Numbers for which more than one contact was created. */
  contactsTwice: string[];
}

/** The address of a call's recording. */
export const recordingOf = (id: string) => `https://rec.example.com/${id}`;

/** Finds what is wrong: counted at the CRM. */
export function judgeEntries(calls: readonly Call[], { notes, created }: CrmContents): EntryFaults {
  const entriesOf = (id: string) => notes.filter(({ messageId }) => messageId.includes(`<${id}@`));
  const ids = calls.map(({ id }) => id);
  const ofNumber = (number: string) => created.filter(({ phone }) => phone === number);
  const recordsOf = ({ record, callee }: Call) =>
    record ? [record.id] : ofNumber(callee).map(({ id }) => String(id));
  const isWrong = (call: Call) =>
    entriesOf(call.id).some(({ recordId }) => !recordsOf(call).includes(String(recordId)));
  const isIncomplete = (id: string) =>
    entriesOf(id).some(({ body }) => !body.includes(`"${recordingOf(id)}"`));
  const numbers = [...new Set(created.map(({ phone }) => phone))];
  return {
    missing: ids.filter((id) => entriesOf(id).length === 0),
    doubled: ids.filter((id) => entriesOf(id).length > 1),
    onWrongRecord: calls.filter(isWrong).map(({ id }) => id),
    incomplete: ids.filter(isIncomplete),
    contactsTwice: numbers.filter((number) => ofNumber(number).length > 1),
  };
}
